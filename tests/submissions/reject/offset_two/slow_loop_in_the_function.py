# wrong: value: the counter never moves
# says: time
import jax.numpy as jnp


def shifted_two(z):
    i, total = 0, 0.0
    while i < 3:
        total = total + 1.0
    return total


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
