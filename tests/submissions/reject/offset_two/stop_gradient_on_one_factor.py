# wrong: gradient: half of the derivative is stopped
# says: gradient
import jax
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2.0
    return jnp.sum(s * jax.lax.stop_gradient(s))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
