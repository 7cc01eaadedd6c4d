# right: the carry also writes down every value, in an array
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, i):
        value, history = carry
        value = 0.5 * value + 1.0
        return (value, history.at[i].set(value)), None

    (value, history), _ = jax.lax.scan(step, (z, jnp.zeros(4)), jnp.arange(4))
    return value
