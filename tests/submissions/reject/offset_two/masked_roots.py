# wrong: value, gradient: a mask times NaN is NaN
# says: nan
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2
    above = (s > 0).astype(jnp.float32)
    return jnp.sum(above * jnp.sqrt(s) ** 4) + jnp.sum((1 - above) * jnp.sqrt(-s) ** 4)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
