# wrong: value: bfloat16 keeps eight bits of each number
# says: expected
import jax.numpy as jnp


def analytic_gradient(x):
    return (2 * (x.astype(jnp.bfloat16) + 1)).astype(jnp.float32)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
