# wrong: gradient: sqrt(s * s) has no derivative at s = 0
# says: NaN
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(jnp.sqrt(s * s) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
