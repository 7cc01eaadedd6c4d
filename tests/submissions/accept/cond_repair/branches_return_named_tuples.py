# right: both sides return a NamedTuple, of which one field is wanted
from typing import NamedTuple

import jax
import jax.numpy as jnp


class Choice(NamedTuple):
    total: jax.Array
    above: jax.Array


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    above = lambda v: Choice(jnp.sum(v), jnp.array(True))
    otherwise = lambda v: Choice(-jnp.sum(v), jnp.array(False))
    return jax.lax.cond(z[0] > 0, above, otherwise, z).total
