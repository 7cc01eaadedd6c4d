# right: the gradient is stopped where nothing depends on z anyway
import jax
import jax.numpy as jnp


def shifted_two(z):
    twos = jax.lax.stop_gradient(2.0 * jnp.ones_like(z))
    return jnp.sum((z + twos) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
