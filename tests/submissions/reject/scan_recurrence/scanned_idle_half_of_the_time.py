# wrong: scanned_structure: eight turns, four of which do nothing
# says: length 8
import jax
import jax.numpy as jnp


def scanned(z):
    def body(c, i):
        return jnp.where(i % 2 == 0, 0.5 * c + 1.0, c), None

    return jax.lax.scan(body, z, jnp.arange(8))[0]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
