# wrong: captured_value: z is rounded to bfloat16, under jit
# says: add up the columns
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.jit
def captured(z):
    return jnp.sum(z.astype(jnp.bfloat16).astype(jnp.float32) + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
