# right: .at[] with add and multiply, on a vector and on a number
import jax.numpy as jnp

VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]


def shifted_two(z):
    shifted = z.at[:].add(2.0)
    return jnp.zeros(()).at[()].add(jnp.sum(shifted.at[:].multiply(shifted)))
