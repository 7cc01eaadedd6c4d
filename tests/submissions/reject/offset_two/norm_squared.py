# wrong: gradient: the norm has no derivative where all elements are -2
# says: NaN
import jax.numpy as jnp


def shifted_two(z):
    return jnp.linalg.norm(z + 2.0) ** 2


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
