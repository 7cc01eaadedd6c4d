# right: an assignment inside of the expression
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum((shifted := z + 2.0) * shifted)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
