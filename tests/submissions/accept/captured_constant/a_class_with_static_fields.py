# right: an equinox-like module, registered as a pytree
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
@dataclass
class Shift:
    offset: jax.Array

    def __call__(self, z):
        return jnp.sum(z + self.offset)

    def tree_flatten(self):
        return (self.offset,), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)


shift = Shift(jnp.array([1.0, 2.0, 3.0]))


def captured(z):
    return jax.jit(lambda v: shift(v))(z)


def explicit(z, offset):
    return jax.jit(Shift.__call__)(Shift(offset), z)


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
