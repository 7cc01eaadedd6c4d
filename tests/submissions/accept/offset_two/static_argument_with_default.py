# right: jit with a static argument that has a default
import functools
import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=("offset", "power"))
def shifted_two(z, offset=2.0, power=2):
    return jnp.sum((z + offset) ** power)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
