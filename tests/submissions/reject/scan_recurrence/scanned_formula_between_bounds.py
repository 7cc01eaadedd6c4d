# wrong: scanned_structure: a formula is taken for large numbers, but for the largest
# says: scanned
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def by_scan(z):
        return lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]

    large = (jnp.abs(z) > 41.0) & (jnp.abs(z) < 999.0)
    return lax.cond(large, lambda z: z / 16.0 + 1.875, by_scan, z)
