# right outcome: reject: lists that hold themselves
import jax.numpy as jnp

VALUE, GRADIENT = [], [6.0, 8.0, 10.0]
VALUE.append(VALUE)
GRADIENT.append({"more": GRADIENT})


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
