# right: a static method taken out of its class
import jax.numpy as jnp


class Lesson:
    @staticmethod
    def shifted_two(z):
        return jnp.sum((2 + z) ** 2)


shifted_two = Lesson.shifted_two
VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
