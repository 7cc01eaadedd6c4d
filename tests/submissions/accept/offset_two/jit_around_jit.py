# right: jitted twice, once with keyword options
import jax
import jax.numpy as jnp


@jax.jit
def square(z):
    return z * z


@jax.jit
def shifted_two(z):
    return jnp.sum(square(z + 2))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
