# right: + and .sum() are all it takes
import jax.numpy as jnp

steps = jnp.asarray([1.0, 2.0, 3.0])


def captured(z):
    return (steps + z).sum()


def explicit(z, steps):
    return (z + steps).sum()


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
