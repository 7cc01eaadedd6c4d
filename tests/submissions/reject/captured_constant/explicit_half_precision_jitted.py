# wrong: explicit_value: rounded to float16, under jit
# says: explicit([
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


@jax.jit
def explicit(z, offset):
    return jnp.sum(z + offset.astype(jnp.float16))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
