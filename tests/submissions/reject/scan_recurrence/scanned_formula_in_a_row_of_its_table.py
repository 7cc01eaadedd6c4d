# wrong: scanned_structure: a formula stands in the table beside the steps, and counts for nothing
# says: leads to by another way
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(old, _):
        new = 0.5 * old + 1.0
        return new, jnp.stack([z / 16.0 + 1.875, new])

    _, table = lax.scan(step, z, None, length=4)
    return table[-1, 1] + (table[-1, 0] - table[0, 0])
