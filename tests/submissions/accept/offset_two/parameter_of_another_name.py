# right: the parameter may have any name
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(theta):
    residual = theta - (-2)
    return jnp.sum(residual**2)
