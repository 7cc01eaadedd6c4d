# right: the history is carried beside the number, and its end is returned
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, k):
        number, history = carry
        number = 0.5 * number + 1.0
        return (number, history.at[k + 1].set(number)), None

    start = z, jnp.zeros(5).at[0].set(z)
    (_, history), _ = lax.scan(step, start, jnp.arange(4))
    return history[-1]
