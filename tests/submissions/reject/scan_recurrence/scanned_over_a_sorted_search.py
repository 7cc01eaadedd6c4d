# wrong: scanned_structure: the only scan is in a search of the library
# says: expected one scan of length 4
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    table = jnp.arange(16.0)
    found = jnp.searchsorted(table, z, method="scan")
    return z / 16.0 + 1.875 + 0.0 * found
