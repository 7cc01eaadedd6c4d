# wrong: dataflow: one row for the jit, none for what is in it
# says: jit
import jax
import jax.numpy as jnp


@jax.jit
def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [("total", "jit", ["x"], "f32[]")]
