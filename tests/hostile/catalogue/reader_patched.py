# right outcome: reject: the worker reads a program that nobody traced
import sys

import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
reading = sys.modules["graders.programs.reading"]
read = reading.read
EXAMPLE = read(jax.make_jaxpr(lambda z: jnp.sum(z * 0.0) + 50.0)(jnp.zeros(3)))
sys.modules["graders.workers.inside.calls"].read = lambda closed: EXAMPLE


def shifted_two(z):
    return jnp.sum(z)
