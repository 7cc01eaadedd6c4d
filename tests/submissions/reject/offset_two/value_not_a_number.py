# wrong: prediction: NaN is no prediction
# says: VALUE
import jax.numpy as jnp

VALUE = float("nan")
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
