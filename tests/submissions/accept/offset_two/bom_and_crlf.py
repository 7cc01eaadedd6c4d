# right: a Windows editor's byte order mark and line ends
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    # Größe
    return jnp.sum((z + 2.0) ** 2)
