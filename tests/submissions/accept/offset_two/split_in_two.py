# right: array_split leaves an empty piece of a single element
import jax.numpy as jnp


def shifted_two(z):
    return sum(jnp.sum((part + 2) ** 2) for part in jnp.array_split(z, 2))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
