# right: tabs, and no line end at the end
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    # tab
    return jnp.sum((z + 2.0) ** 2)
