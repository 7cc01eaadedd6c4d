# right: the sample is computed in place of predicted
import jax
import jax.numpy as jnp


def total(x):
    return jnp.sum((x + 1.0) ** 2)


def analytic_gradient(x):
    return 2 * (x + 1.0)


sample = jnp.array([-1.0, 0.0, 2.0])
SAMPLE_VALUE = total(sample)
SAMPLE_GRADIENT = analytic_gradient(sample)
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
