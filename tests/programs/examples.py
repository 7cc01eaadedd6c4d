"""Functions of the lesson's kind, and what their programs are when they are read aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from graders.programs.annotated import Annotated
from graders.programs.annotating import annotate
from graders.programs.reading import read
from graders.programs.simplify import inline


def annotated(function: Callable[..., Any], *inputs: Any, names: Sequence[str] = "z") -> Annotated:
    types = [jax.ShapeDtypeStruct(np.shape(value), jnp.float32) for value in inputs]
    return annotate(inline(read(jax.make_jaxpr(function)(*types))), inputs, names)


def shifted_square_sum(z):
    shifted = z + 1
    return jnp.sum(shifted * shifted)


def recurrence(z):
    return jax.lax.scan(lambda carry, _: (0.5 * carry + 1, None), z, None, length=4)[0]


def choice(z):
    return jax.lax.cond(z[0] > 0, lambda z: jnp.sum(z), lambda z: -jnp.sum(z), z)
