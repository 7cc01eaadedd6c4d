# right: made while tracing, but not traced
import jax
import jax.numpy as jnp


def captured(z):
    with jax.ensure_compile_time_eval():
        offset = jnp.array([0.5, 1.0, 1.5]) * 2.0
    return jnp.sum(z + offset)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
