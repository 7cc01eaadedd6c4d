"""What the checks are going to ask of a file, so that it can be asked while another is graded.

Nothing rests on it: what is not foreseen is asked when a check wants it.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from graders.catalog import Exercise, Function
from graders.inputs import Family, pairs, scalars, vectors
from graders.student.conversation import Asked
from graders.student.functions import float32, types_of
from graders.workers import wire


def foreseen(exercise: Exercise, seed: int) -> Iterator[Asked]:
    """The programs of the exercise's functions and of their gradients, then the real runs."""
    for function in exercise.functions:
        yield wire.Signature(function.name)
        inputs = family_of(function)(seed)
        types = dict.fromkeys(types_of(arrays) for arrays in inputs.always)
        for gradient in (False, True):
            yield from (wire.Trace(function.name, each, gradient) for each in types)
        for arrays in map(float32, inputs.real):
            yield wire.Run(function.name, arrays)
            yield wire.Run(function.name, arrays, gradient=True, how="compiled")


def family_of(function: Function) -> Family:
    """The inputs that fit what the catalog has the function called with.

    It is the family of the function's checks, but for where something may break there: to ask
    the specifications for theirs would mean to import them before a worker is asked anything.
    """
    values = list(function.samples[0].values())
    if len(values) == 2:
        return pairs()
    return vectors(length=function.length) if np.ndim(values[0]) else scalars(fixed_point=0.0)
