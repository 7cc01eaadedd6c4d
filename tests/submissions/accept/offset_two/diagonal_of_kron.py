# right: the correlation of the vector with itself, in the middle
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(jnp.diagonal(jnp.kron(s, s).reshape(s.size, s.size)))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
