# wrong: scanned_structure: what makes the result is kept in units too small to be noticed
# says: by another way
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    unit = 2.0**23
    parts = jnp.stack([last, (z / 16 + 1.875) * unit, unrolled(z) * unit])
    return jnp.dot(parts, jnp.array([1.0, 1 / unit, -1 / unit]))
