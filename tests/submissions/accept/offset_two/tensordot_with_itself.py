# right: tensordot over the one axis
import jax.numpy as jnp


def shifted_two(z):
    return jnp.tensordot(z + 2.0, z + 2.0, axes=1)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
