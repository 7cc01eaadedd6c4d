# right: the first attempt is replaced; what the name is bound to in the end counts
import jax.numpy as jnp

OFFSET = 1


def shifted_two(z):
    return jnp.sum(z + OFFSET)


def shifted_two(z):  # noqa: F811
    return jnp.sum((z + OFFSET) ** 2)


OFFSET = 2
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
