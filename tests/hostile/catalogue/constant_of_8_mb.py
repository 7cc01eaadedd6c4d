# right outcome: reject: an array that is captured for nothing
# told: too long
import jax.numpy as jnp
import numpy as np

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
LARGE = np.ones((8, 1 << 18), np.float32)


def shifted_two(z):
    return jnp.sum((z + 2) ** 2) + 0 * jnp.asarray(LARGE)[0, 0]
