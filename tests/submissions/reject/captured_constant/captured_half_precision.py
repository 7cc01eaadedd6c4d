# wrong: captured_value: z is rounded to float16
# says: captured(
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0], jnp.float16)


def captured(z):
    return jnp.sum((z.astype(OFFSET.dtype) + OFFSET).astype(z.dtype))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
