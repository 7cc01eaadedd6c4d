# right: an ellipsis that is an index is no placeholder
import jax.numpy as jnp


def shifted_two(z):
    column = z[..., None] + 2.0
    return jnp.sum(column[..., 0] ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
