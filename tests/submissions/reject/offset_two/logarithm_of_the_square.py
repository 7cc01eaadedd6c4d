# wrong: gradient: exp(2 log|s|) has no derivative at s = 0
# says: NaN
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jnp.exp(2.0 * jnp.log(jnp.abs(z + 2.0))))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
