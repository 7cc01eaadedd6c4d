# right: of the pair that value_and_grad returns, the second
import jax
import jax.numpy as jnp


def total(x):
    shifted = x + 1
    return jnp.dot(shifted, shifted)


def analytic_gradient(x):
    value, gradient = jax.value_and_grad(total)(x)
    return gradient


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
