# right: both Jacobians of the sum, averaged
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    def total(x):
        return jnp.inner(x + 1, x + 1)

    return (jax.jacfwd(total)(x) + jax.jacrev(total)(x)) / 2


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
