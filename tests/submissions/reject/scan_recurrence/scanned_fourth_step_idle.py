# wrong: scanned_structure: the fourth round does nothing, the step is taken afterwards
# says: scanned
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, i):
        return jnp.where(i < 3, 0.5 * carry + 1.0, carry), None

    last, _ = jax.lax.scan(step, z, jnp.arange(4))
    return 0.5 * last + 1.0
