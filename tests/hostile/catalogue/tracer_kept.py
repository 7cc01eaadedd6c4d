# right outcome: reject: a value of an earlier trace
# told: UnexpectedTracerError
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
kept = []


def shifted_two(z):
    kept.append(z)
    return jnp.sum((kept[0][0] + 2) ** 2)
