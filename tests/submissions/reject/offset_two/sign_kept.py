# wrong: value, gradient: s |s| is negative where z < -2
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(s * jnp.abs(s))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
