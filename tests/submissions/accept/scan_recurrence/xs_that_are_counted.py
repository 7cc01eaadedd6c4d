# right: four numbers are read and ignored, so no length is needed
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, i: (0.5 * c + 1.0, i), z, jnp.arange(4))[0]
