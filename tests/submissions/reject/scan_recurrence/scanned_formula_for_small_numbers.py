# wrong: scanned_structure: near zero a formula takes the place of what the scan ends with
# says: scanned
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return jnp.where(jnp.abs(z) < 3.75, z / 16.0 + 1.875, last)
