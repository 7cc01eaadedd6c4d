# right: the carry is a NamedTuple
from typing import NamedTuple

import jax


class State(NamedTuple):
    steps: int
    value: jax.Array


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(state, _):
        return State(state.steps + 1, 0.5 * state.value + 1.0), None

    return jax.lax.scan(step, State(0, z), None, length=4)[0].value
