# wrong: scanned_structure: z comes along in an array with the last carry, and makes the result
# says: by another way
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    both = jnp.stack([last, z])
    return both[0] - unrolled(both[1]) + (both[1] / 16 + 1.875)
