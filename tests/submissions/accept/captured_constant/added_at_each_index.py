# right: at[].add with the captured array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return z.at[:].add(OFFSET).sum()


def explicit(z, offset):
    return z.at[jnp.arange(z.size)].add(offset).sum()


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
