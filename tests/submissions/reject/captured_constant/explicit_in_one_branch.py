# wrong: explicit_structure: the array is in the branch that is taken above 0
# says: one array
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


ONES = jnp.ones((1,))


def explicit(z, offset):
    total = jnp.sum(z + offset)
    return jax.lax.cond(total > 0, lambda t: jnp.sum(t * ONES), lambda t: t, total)


INPUTS = {"captured": 1, "explicit": 2}

CONSTANTS = {"captured": 1, "explicit": 0}
