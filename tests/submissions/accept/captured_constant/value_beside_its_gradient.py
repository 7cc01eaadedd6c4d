# right: explicit comes out of value_and_grad
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def total(z, offset):
    return jnp.sum(jnp.add(z, offset))


def captured(z):
    return jax.value_and_grad(total)(z, OFFSET)[0]


def explicit(z, offset):
    return jax.jvp(total, (z, offset), (jnp.zeros_like(z), jnp.ones_like(z)))[0]


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
