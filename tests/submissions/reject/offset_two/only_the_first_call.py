# wrong: value: each call adds more
# says: shifted_two
import jax.numpy as jnp

calls = []


def shifted_two(z):
    calls.append(1)
    return jnp.sum((z + 1.0 + len(calls)) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
