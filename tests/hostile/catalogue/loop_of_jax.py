# right outcome: stopped: a program that never ends
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return jax.lax.while_loop(lambda s: s > -1.0, lambda s: s + 1.0, jnp.sum((z + 2) ** 2))
