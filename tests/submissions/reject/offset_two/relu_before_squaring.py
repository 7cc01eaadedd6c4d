# wrong: value, gradient: everything below -2 counts as nothing
# says: shifted_two
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jnp.sum(jax.nn.relu(z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
