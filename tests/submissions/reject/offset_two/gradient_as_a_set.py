# wrong: prediction: a set has no order
# says: GRADIENT is a set
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


GRADIENT = {6.0, 8.0, 10.0}


VALUE = 50.0
