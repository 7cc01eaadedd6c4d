# wrong: scanned_structure: a running sum adds up what each step would add
# says: no scan
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    added = jnp.array([0.125, 0.25, 0.5, 1.0])
    return z * 0.0625 + jnp.cumsum(added)[-1]
