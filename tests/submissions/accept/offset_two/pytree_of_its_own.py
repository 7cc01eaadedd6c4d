# right: a class that is registered as a pytree goes through jit
import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Shifted:
    def __init__(self, values):
        self.values = values

    def tree_flatten(self):
        return (self.values,), None

    @classmethod
    def tree_unflatten(cls, _, children):
        return cls(*children)


@jax.jit
def total(shifted):
    return jnp.sum(shifted.values**2)


def shifted_two(z):
    return total(Shifted(z + 2.0))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
