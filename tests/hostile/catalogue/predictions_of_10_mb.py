# right outcome: reject: predictions that nobody can read
import jax.numpy as jnp

VALUE, GRADIENT = "50" * (5 << 20), [6.0] * 1_000_000


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
