# wrong: value: the gradient of the root of the sum
# says: analytic_gradient(
import jax.numpy as jnp


def analytic_gradient(x):
    return (x + 1) / jnp.linalg.norm(x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
