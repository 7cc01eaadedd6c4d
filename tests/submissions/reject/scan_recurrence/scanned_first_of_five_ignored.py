# wrong: scanned_structure: five rounds, of which the first does nothing
# says: length 5
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(c, k):
        return jnp.where(k > 0, 0.5 * c + 1.0, c), None

    return jax.lax.scan(step, z, jnp.arange(5))[0]
