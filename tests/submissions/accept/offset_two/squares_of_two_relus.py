# right: the squares of both parts of the shifted vector
import jax
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(jax.nn.relu(s) ** 2) + jnp.sum(jax.nn.relu(-s) ** 2)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
