# wrong: value, gradient, structure: the offset has no default
# says: TypeError
import jax.numpy as jnp


def shifted_two(z, offset):
    return jnp.sum((z + offset) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
