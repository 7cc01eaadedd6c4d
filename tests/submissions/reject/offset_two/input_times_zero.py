# wrong: value, gradient: a constant answer that pretends to use z
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    return 50.0 + 0.0 * jnp.sum(z)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
