# wrong: value: z + 2 ** 2
# says: expected 0.0
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(z + 2**2)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
