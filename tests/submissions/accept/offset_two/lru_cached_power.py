# right: a cached function that gets no arrays
import functools

import jax.numpy as jnp


@functools.lru_cache(maxsize=None)
def constants(name: str) -> float:
    return {"offset": 2.0, "power": 2}[name]


def shifted_two(z):
    return jnp.sum((z + constants("offset")) ** constants("power"))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
