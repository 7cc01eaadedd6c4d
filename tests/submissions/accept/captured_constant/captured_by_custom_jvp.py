# right: the function under the rule has captured the array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.custom_jvp
def shifted(z):
    return z + OFFSET


shifted.defjvps(lambda dz, result, z: dz)


def captured(z):
    return jnp.sum(shifted(z))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
