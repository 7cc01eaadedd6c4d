# wrong: scanned_structure: half of it comes from a formula
# says: moves the result by 0.5
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    loop = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
    return 0.5 * loop + 0.5 * (z / 16 + 1.875)
