# right: jnp.piecewise whose pieces are the same square
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(jnp.piecewise(s, [s < 0, s >= 0], [lambda v: v * v, lambda v: v * v]))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
