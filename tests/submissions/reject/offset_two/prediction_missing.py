# wrong: prediction: VALUE has another spelling
# says: VALUE
import jax.numpy as jnp

Value = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
