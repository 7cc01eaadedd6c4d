# wrong: scanned_value, scanned_structure: an int32 start does not fit a float32 carry
# says: TypeError
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    start = z.astype(jnp.int32)
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), start, None, length=4)[0]
