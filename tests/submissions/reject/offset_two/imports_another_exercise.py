# wrong: file: another exercise's file is not there
# says: by itself
import jax.numpy as jnp
from forward_trace import shifted_square_sum


def shifted_two(z):
    return shifted_square_sum(z + 1)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
