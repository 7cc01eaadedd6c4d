# right: a debug callback only looks on
import jax
import jax.numpy as jnp

seen = []


def shifted_two(z):
    total = jnp.sum((z + 2.0) ** 2)
    jax.debug.callback(seen.append, total)
    return total


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
