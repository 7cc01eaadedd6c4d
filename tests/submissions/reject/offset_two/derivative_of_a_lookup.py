# wrong: gradient: interpolation between the squares has straight pieces
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    table = jnp.arange(-4096.0, 4097.0) / 4.0
    return jnp.sum(jnp.interp(z + 2.0, table, table**2))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
