# right: the counts are read off the programs
import jax
import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])


def captured(z):
    return jnp.sum(z + OFFSET)


def explicit(z, offset):
    return jnp.sum(z + offset)


INPUTS = {
    "captured": len(jax.make_jaxpr(captured)(OFFSET).in_avals),
    "explicit": len(jax.make_jaxpr(explicit)(OFFSET, OFFSET).in_avals),
}
CONSTANTS = {
    "explicit": len(jax.make_jaxpr(explicit)(OFFSET, OFFSET).consts),
    "captured": len(jax.make_jaxpr(captured)(OFFSET).consts),
}
