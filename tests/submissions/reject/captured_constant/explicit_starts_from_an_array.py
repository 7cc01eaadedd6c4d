# wrong: explicit_structure: the sum starts from a captured array of one zero
# says: f32[1]
import numpy as np

import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    start = np.zeros(1, np.float32)
    return jnp.sum(jnp.concatenate([start, z + offset]))


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
