# wrong: scanned_structure: the larger of the scan's result less 1 and the formula
# says: moves the result by
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
    return jnp.maximum(last - 10.0, z / 16.0 + 1.875)
