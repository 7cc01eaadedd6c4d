# right: the constants are NumPy's scalars of float32
import jax.numpy as jnp
import numpy as np

OFFSET = np.float32(2)


def shifted_two(z):
    return jnp.sum(jnp.power(z + OFFSET, np.int32(2)), dtype=jnp.float32)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
