# wrong: value: jnp.gradient takes differences between neighbours
# says: analytic_gradient
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.gradient((x + 1) ** 2)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
