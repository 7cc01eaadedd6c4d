# right: the trace of a product of matrices
import jax.numpy as jnp


def shifted_two(z):
    column = (z + 2.0)[:, None]
    return jnp.trace(column @ column.T)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
