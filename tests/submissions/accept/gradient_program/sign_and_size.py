# right: twice the size, with the sign
import jax.numpy as jnp


def analytic_gradient(x):
    shifted = x + 1.0
    return 2 * jnp.sign(shifted) * jnp.abs(shifted)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
