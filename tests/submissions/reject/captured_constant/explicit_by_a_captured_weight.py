# wrong: explicit_structure: the weight 1 hides in the rule of a derivative
# says: one array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


ONE = jnp.ones((1,))


@jax.custom_jvp
def weighted(v):
    return v * ONE


weighted.defjvps(lambda dv, result, v: dv * ONE)


def explicit(z, offset):
    return jnp.sum(weighted(z + offset))


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
