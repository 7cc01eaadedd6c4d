# right: predictions may be arrays, of NumPy or of JAX
import jax.numpy as jnp
import numpy as np

VALUE = np.array(50)
GRADIENT = jnp.array([6.0, 8.0, 10.0])


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
