# wrong: value, gradient: works on the sample of the module, not on its argument
# says: expected 4.0
import jax.numpy as jnp

sample = jnp.array([1.0, 2.0, 3.0])


def shifted_two(z):
    return jnp.sum((sample + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
