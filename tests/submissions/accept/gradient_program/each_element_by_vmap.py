# right: the derivative of one term, for each element
import jax
import jax.numpy as jnp


def term(element):
    return (element + 1.0) ** 2


analytic_gradient = jax.vmap(jax.grad(term))
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
