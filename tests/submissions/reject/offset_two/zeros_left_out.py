# wrong: value, gradient: an element that is 0 should add 4
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jnp.where(z == 0, 0.0, (z + 2.0) ** 2))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
