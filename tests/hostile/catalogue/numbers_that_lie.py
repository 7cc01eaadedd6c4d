# right outcome: reject: numbers and lists that say they are right
import jax.numpy as jnp


class Number(float):
    def __eq__(self, other):
        return True

    def __sub__(self, other):
        return 0.0

    __rsub__ = __sub__
    __hash__ = None


class Numbers(list):
    def __eq__(self, other):
        return True

    __hash__ = None


VALUE, GRADIENT = Number(0.0), Numbers([0.0])


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
