# right: a default for all platforms
import jax
import jax.numpy as jnp


def shifted_two(z):
    square = lambda s: s * s
    return jnp.sum(jax.lax.platform_dependent(z + 2.0, cpu=square, default=square))


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
