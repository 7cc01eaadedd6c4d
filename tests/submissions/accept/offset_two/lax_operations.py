# right: nothing but lax, reductions too
from jax import lax


def shifted_two(z):
    s = lax.add(z, lax.full_like(z, 2.0))
    return lax.reduce(lax.mul(s, s), 0.0, lax.add, (0,))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
