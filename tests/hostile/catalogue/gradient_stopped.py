# right outcome: reject: the right value, and no gradient
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return jax.lax.stop_gradient(jnp.sum((z + 2) ** 2))
