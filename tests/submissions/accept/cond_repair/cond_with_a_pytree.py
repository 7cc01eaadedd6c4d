# right: the operand is a dataclass that is registered as a pytree
import dataclasses

import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


@jax.tree_util.register_pytree_node_class
@dataclasses.dataclass
class Operand:
    values: jax.Array

    def tree_flatten(self):
        return (self.values,), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


def repaired(z):
    return jax.lax.cond(
        z[0] > 0, lambda o: jnp.sum(o.values), lambda o: -jnp.sum(o.values), Operand(z)
    )
