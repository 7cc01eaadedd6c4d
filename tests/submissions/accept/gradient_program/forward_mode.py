# right: jacfwd pushes each element through
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.jacfwd(lambda v: ((v + 1) ** 2).sum())(x)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
