# right: one formula on both sides of a where
import jax.numpy as jnp


def analytic_gradient(x):
    return jnp.where(x < -1, -2 * (-x - 1), 2 * (x + 1))


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
