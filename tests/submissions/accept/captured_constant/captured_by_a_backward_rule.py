# right: as above, with a forward and a backward rule
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


@jax.custom_vjp
def captured(z):
    return jnp.sum(z + OFFSET)


captured.defvjp(lambda z: (captured(z), z), lambda z, g: (jnp.full_like(z, g),))


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
