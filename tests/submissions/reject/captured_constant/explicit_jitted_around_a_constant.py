# wrong: explicit_structure: a constant inside of a nested jit is one too
# says: f32[1]
import jax
import jax.numpy as jnp

NOTHING = jnp.array([0.0])

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


@jax.jit
def explicit(z, offset):
    return jax.jit(lambda v: jnp.sum(v + NOTHING))(z + offset)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
