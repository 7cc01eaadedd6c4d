# wrong: value: a decimal comma makes a tuple of the shifted vector
# says: a comma meant as the decimal sign
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z + 2,0
    return jnp.sum(shifted * shifted)
