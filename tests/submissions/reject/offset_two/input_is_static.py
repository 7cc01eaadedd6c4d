# wrong: value: the input is declared static
# says: fixed for each trace
import functools
import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnums=0)
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
