# wrong: explicit_structure: the captured array is used through a jit
# says: captures one array
import jax
import jax.numpy as jnp
import numpy as np

ONES = np.ones(3, np.float32)


@jax.jit
def weigh(v):
    return jnp.sum(v * ONES) if v.shape == (3,) else jnp.sum(v)


def explicit(z, offset):
    return weigh(z) + weigh(offset)


OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
