# wrong: dataflow: the jaxpr is no table of rows
# says: DATAFLOW
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


DATAFLOW = jax.make_jaxpr(shifted_square_sum)(jnp.zeros(3))


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
