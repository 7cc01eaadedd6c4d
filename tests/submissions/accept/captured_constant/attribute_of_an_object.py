# right: the array is kept by an object
import jax.numpy as jnp


class Shift:
    def __init__(self, *offset):
        self.offset = jnp.array(offset)

    def __call__(self, z):
        return jnp.sum(z + self.offset)


captured = Shift(1.0, 2.0, 3.0)
explicit = lambda z, offset: jnp.sum(offset + z)
INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
