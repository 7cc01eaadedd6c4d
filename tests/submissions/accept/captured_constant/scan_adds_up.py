# right: the constant is used inside of a scan's step
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def add_up(z, offset):
    def step(total, i):
        return total + z[i] + offset[i], None

    return jax.lax.scan(step, jnp.float32(0), jnp.arange(z.size))[0]


def captured(z):
    return add_up(z, OFFSET)


def explicit(z, offset):
    return add_up(z, offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
