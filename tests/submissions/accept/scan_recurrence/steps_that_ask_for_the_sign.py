# right: each step has two sides that come to the same
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = jnp.where(z >= 0, z / 2 + 1, -(-z / 2) + 1)
    return z


def scanned(z):
    def step(z, _):
        return jnp.where(z >= 0, z / 2 + 1, -(-z / 2) + 1), None

    return lax.scan(step, z, None, length=4, reverse=1)[0]
