# wrong: scanned_structure: starts from 0 and adds what z contributes
# says: starts as 0
import jax
import jax.numpy as jnp


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), jnp.float32(0), None, length=4)
    return last + z / 16


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
