"""Whether a mutant still is a solution, found without the graders.

It is run by JAX on a fixed set of inputs, and the exercises' rules about programs are stated
here a second time, on jaxprs and by standing in for scan and cond.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Sequence
from dataclasses import dataclass

from tests.mutants.oracle.exercises import EXERCISES
from tests.mutants.oracle.loading import Names, load, source_of
from tests.mutants.oracle.programs import Shapes, fingerprint
from tests.mutants.oracle.values import table
from tests.mutants.oracle.verdicts import Different, Undecided

__all__ = ["Opinion", "opinion"]

Meaning = tuple[str, ...]


@dataclass(frozen=True)
class Opinion:
    """What the oracle thinks of a source.

    Two sources have the same `meaning` only if they state the same data and trace the same
    programs. `is_right` is None where the rules do not decide.
    """

    meaning: Meaning
    is_right: bool | None
    because: str


def opinion(exercise: str, source: str) -> Opinion:
    """Whether the source solves the exercise, and why it does not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a student's own Python only prints them
        return _opinion(exercise, source)


def _opinion(exercise: str, source: str) -> Opinion:
    try:
        names = load(source)
    except Different as error:
        return Opinion((str(error),), False, str(error))
    asked = EXERCISES[exercise]
    functions = {
        name: _meaning(name, source_of(name, source, asked.rules), names.get(name), inputs)
        for name, inputs in asked.functions.items()
    }
    data = {
        name: (repr(names.get(name)), *itertools.chain(*functions.values()))
        for name in asked.rules
        if name not in functions
    }
    meanings = {name: (exercise, name, *meaning) for name, meaning in (data | functions).items()}
    everything = tuple(itertools.chain(*meanings.values()))
    for name, meaning in meanings.items():
        if meaning not in _KNOWN:
            _KNOWN[meaning] = _judged(exercise, name, names)
        if _KNOWN[meaning] != _RIGHT:
            return Opinion(everything, *_KNOWN[meaning])
    return Opinion(everything, *_RIGHT)


_RIGHT = True, "everything is as it should be"
_KNOWN: dict[Meaning, tuple[bool | None, str]] = {}


_MEANINGS: dict[tuple[str, str], Meaning] = {}


def _meaning(name: str, source: str, function: object, inputs: Sequence[Shapes]) -> Meaning:
    if not callable(function):
        return (repr(function),)
    key = name, source
    if key not in _MEANINGS:
        traced, programs = fingerprint(function, inputs)
        _MEANINGS[key] = tuple(programs if traced else [*programs, *table(function, inputs)])
    return _MEANINGS[key]


def _judged(exercise: str, name: str, names: Names) -> tuple[bool | None, str]:
    if name not in names:
        return False, f"{name} is missing"
    try:
        EXERCISES[exercise].rules[name](names[name], names)
    except Different as reason:
        return False, f"{name} {reason}"
    except Undecided as reason:
        return None, f"{name}: {reason}"
    return _RIGHT
