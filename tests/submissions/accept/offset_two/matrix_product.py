# right: the inner product as a product of a row and a column, squeezed to a scalar
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.squeeze(s[None, :] @ s[:, None])


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
