# wrong: value: right while it is traced, then every call adds one
# says: shifted_two(
import itertools

import jax
import jax.numpy as jnp

calls = itertools.count()


def shifted_two(z):
    late = 0.0 if isinstance(z, jax.core.Tracer) else float(next(calls) + 1)
    return jnp.sum((z + 2.0) ** 2) + late


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
