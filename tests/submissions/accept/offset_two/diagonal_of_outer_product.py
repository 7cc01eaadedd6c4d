# right: the trace of the outer product holds the squares
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.trace(jnp.outer(s, s))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
