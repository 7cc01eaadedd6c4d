# wrong: value, gradient: the constant 50, whatever z is
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.float32(50.0)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
