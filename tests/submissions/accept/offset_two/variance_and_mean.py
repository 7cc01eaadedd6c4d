# right: n times variance plus squared mean
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return z.size * (jnp.var(s) + jnp.mean(s) ** 2)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
