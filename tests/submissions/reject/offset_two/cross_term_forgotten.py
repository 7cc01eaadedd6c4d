# wrong: value, gradient: z^2 + 2^2 is not (z + 2)^2, though it is at 0
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z**2 + 2**2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
