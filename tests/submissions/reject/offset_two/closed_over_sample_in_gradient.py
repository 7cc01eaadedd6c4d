# wrong: gradient: the value comes from z, the derivative from nowhere
# says: gradient
import jax
import jax.numpy as jnp


def shifted_two(z):
    z = jax.lax.stop_gradient(z)
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
