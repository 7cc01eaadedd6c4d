# wrong: captured_structure: iota is an equation, not a captured array
# says: no array
import jax
import jax.numpy as jnp


def captured(z):
    return jnp.sum(z + jax.lax.iota(jnp.float32, 3) + 1)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
