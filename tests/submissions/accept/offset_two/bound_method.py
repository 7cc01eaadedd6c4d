# right: a method of an instance, bound to the public name
import jax.numpy as jnp


class Shift:
    amount = 2

    def squares(self, z):
        return (z + self.amount) ** 2

    def total(self, z):
        return self.squares(z).sum()


shifted_two = Shift().total
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
