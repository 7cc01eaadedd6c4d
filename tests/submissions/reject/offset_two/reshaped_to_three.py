# wrong: value, structure: takes vectors of three only
# says: reshape
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((jnp.reshape(z, (3,)) + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
