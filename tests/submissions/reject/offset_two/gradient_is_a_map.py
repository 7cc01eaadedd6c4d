# wrong: prediction: map has not been turned into a list
# says: a map, expected a list of 3 numbers
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


GRADIENT = map(lambda v: 2 * (v + 2), [1, 2, 3])


VALUE = 50.0
