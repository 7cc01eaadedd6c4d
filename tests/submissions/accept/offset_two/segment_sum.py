# right: segments added up by segment_sum
import jax
import jax.numpy as jnp


def shifted_two(z):
    return jax.ops.segment_sum((z + 2.0) ** 2, jnp.zeros(z.shape, jnp.int32), num_segments=1)[0]


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
