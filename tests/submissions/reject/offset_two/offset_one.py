# wrong: value: the offset of the example was left as it is
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    shifted = z + 1
    return jnp.sum(shifted * shifted)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
