# right: a function that makes functions
import jax.numpy as jnp


def add_up(z, offset):
    return jnp.sum(z + offset)


def with_offset(offset):
    def captured(z):
        return add_up(z, offset)

    return captured


captured = with_offset(jnp.array([1.0, 2.0, 3.0]))
explicit = add_up
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
