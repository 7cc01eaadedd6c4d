# wrong: value: arrays cannot be looked up in a cache
# says: functools.cache
import functools
import jax.numpy as jnp


@functools.lru_cache
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
