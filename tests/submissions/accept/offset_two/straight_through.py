# right: stopped here and not there, the derivative is the same
import jax
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2
    fixed = jax.lax.stop_gradient(s)
    return jnp.sum(2 * fixed * s - fixed**2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
