# right: JAX derives it; the values are what counts
import jax
import jax.numpy as jnp

analytic_gradient = jax.grad(lambda x: jnp.sum((x + 1) ** 2))
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
