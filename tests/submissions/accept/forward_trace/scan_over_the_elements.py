# right: a scan is one row, its body is not listed
import jax
import jax.numpy as jnp


def shifted_square_sum(x):
    def step(total, element):
        return total + (element + 1) ** 2, None

    total, _ = jax.lax.scan(step, jnp.float32(0), x)
    return total


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [("total", "scan", [0.0, "x"], "f32[]")]
