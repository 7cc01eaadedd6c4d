# wrong: value, structure: yield makes it a generator
# says: generator
import jax.numpy as jnp


def shifted_two(z):
    yield jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
