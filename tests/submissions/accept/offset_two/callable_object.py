# right: an instance of a class with __call__
import jax.numpy as jnp


class SumOfSquares:
    def __init__(self, offset):
        self.offset = offset

    def __call__(self, z):
        return jnp.sum(jnp.square(z + self.offset))


shifted_two = SumOfSquares(2.0)
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
