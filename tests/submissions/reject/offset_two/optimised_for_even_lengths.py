# wrong: value: pairs up elements, and drops the last of an odd number
# says: expected 4.0
import jax.numpy as jnp


def shifted_two(z):
    n = z.size // 2 * 2
    s = z[:n] + 2
    return jnp.sum(s * s)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
