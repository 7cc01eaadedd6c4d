# right: the hand calculation is written into the file
import jax.numpy as jnp

SHIFTED = [z + 2 for z in (1, 2, 3)]
VALUE = sum(s * s for s in SHIFTED)
GRADIENT = [2.0 * s for s in SHIFTED]


def shifted_two(z):
    shifted = z + 2.0
    return jnp.sum(shifted * shifted)
