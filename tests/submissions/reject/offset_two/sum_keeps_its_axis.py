# wrong: value, structure: keepdims leaves shape (1,)
# says: shape
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2, keepdims=True)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
