# right: a factory closes over a Python float, which becomes a literal
import jax.numpy as jnp


def make_shifted(offset):
    def shifted(z):
        return jnp.sum((z + offset) ** 2)

    return shifted


shifted_two = make_shifted(float("2"))
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
