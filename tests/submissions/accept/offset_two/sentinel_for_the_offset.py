# right: an ellipsis stands for an argument that is not given
import jax.numpy as jnp


def shifted_two(z, offset=...):
    if offset is ...:
        offset = 2.0
    return jnp.sum((z + offset) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
