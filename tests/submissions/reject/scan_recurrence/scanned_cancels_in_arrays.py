# wrong: scanned_structure: arrays that hold a closed form take the scan's result off again
# says: by another way
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    both = z * jnp.ones(2)
    return (both / 16 + 1.875 - unrolled(both) + last)[0]
