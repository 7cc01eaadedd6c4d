# right: the offset is a keyword argument that has a default
import jax.numpy as jnp


def shifted_two(z, *, offset=2.0, power=2):
    return jnp.sum((z + offset) ** power)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
