# right: apply_along_axis and nansum, where nothing is NaN
import jax.numpy as jnp


def shifted_two(z):
    return jnp.nansum(jnp.apply_along_axis(lambda row: row**2, 0, z + 2.0))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
