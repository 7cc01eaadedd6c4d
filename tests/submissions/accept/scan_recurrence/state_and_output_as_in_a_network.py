# right: the carry is a state and the output made of it, which is returned
import jax.numpy as jnp
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(state_and_output, _):
        state, _ = state_and_output
        state = 0.5 * state + 1.0
        return (state, state), None

    (_, output), _ = lax.scan(step, (z, jnp.zeros_like(z)), None, length=4)
    return output
