# wrong: value: a local name hides jnp
# says: jnp
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2
    jnp = jnp.sum(s * s)
    return jnp


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
