# wrong: scanned_structure: the scan, where there is one, belongs to the library's polynomial
# says: scan
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jnp.polyval(jnp.array([0.0, 0.0, 0.0625, 1.875]), z)
