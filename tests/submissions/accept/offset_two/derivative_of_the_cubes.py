# right: jvp of a cube, divided by three
import jax
import jax.numpy as jnp


def shifted_two(z):
    _, slope = jax.jvp(lambda s: jnp.sum(s**3) / 3.0, (z + 2.0,), (jnp.ones_like(z),))
    return slope


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
