# wrong: value, structure: an assertion on the shape of the sample
# says: AssertionError
import jax.numpy as jnp


def shifted_two(z):
    assert z.shape == (3,)
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
