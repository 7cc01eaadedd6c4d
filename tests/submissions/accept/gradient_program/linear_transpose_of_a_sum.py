# right: a linear function transposed
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    (ones,) = jax.linear_transpose(jnp.sum, x)(jnp.float32(2))
    return ones * (x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
