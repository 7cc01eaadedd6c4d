# wrong: file: quotes of a text program
# says: typographic quote
import jax.numpy as jnp

VALUE = “50.0”
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2
    return jnp.sum(shifted * shifted)
