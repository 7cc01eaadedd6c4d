"""Some of the inputs that a check was tried on, with what was expected and what came out.

The check itself is asked again: it gets answers that note the judgement, and make none.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

from graders import wording
from graders.catalog import Exercise
from graders.evidence.facts import Example
from graders.inputs import Arrays, Inputs
from graders.programs.replay import NotReplayable
from graders.student.file import StudentFile
from graders.student.functions import Answers, Function, Real, Replayed
from graders.student.observed import Observed
from graders.verdicts import Verdict


def examples(
    exercise: Exercise, passed: frozenset[str], file: StudentFile, seed: int
) -> Iterator[tuple[str, tuple[Example, ...]]]:
    """For each of the passed checks that try inputs, the judgement on a few of them."""
    specification = import_module(f"graders.test_{exercise.name}")
    for check in exercise.checks:
        test: Any = getattr(specification, f"test_{check.name}", None)
        family = getattr(test, "family", None)
        if check.name in passed and family is not None:
            judge = inspect.unwrap(test)
            tried = _some(family(seed))
            yield (
                check.name,
                tuple(e for arrays in tried for e in _judged(judge, arrays, file, seed)),
            )


def _some(inputs: Inputs) -> list[Arrays]:
    """The simplest, the one at which something may break, and one of different elements."""
    short = [arrays for arrays in inputs.always if arrays[0].size in (1, 3)]
    varied = (arrays for arrays in short if len(set(arrays[0].flat)) == 3)
    chosen = (short[0], inputs.edge, next(varied, short[-1]))
    return list({_words(arrays): arrays for arrays in chosen}.values())


def _judged(judge: Any, arrays: Arrays, file: StudentFile, seed: int) -> Iterator[Example]:
    names = list(inspect.signature(judge).parameters)[: -len(arrays)]
    functions = [Function(file, name, seed) for name in names]
    for answers in (Replayed, Real):  # some functions cannot be traced
        noted: list[tuple[str, str]] = []
        with suppress(Verdict, NotReplayable):
            judge(*(_Noting(answers(function), noted) for function in functions), *arrays)
            expected, actual = ("; ".join(each) for each in zip(*noted, strict=True))
            yield Example(_words(arrays), expected, actual)
            return


@dataclass(frozen=True)
class _Noting:
    """Answers as another does, and notes what they should be."""

    answers: Answers
    noted: list[tuple[str, str]] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.answers.name

    def value(self, *inputs: np.ndarray) -> _Noted:
        return _Noted(self.answers.value(*inputs), self.noted)

    def gradient(self, *inputs: np.ndarray, by: int = 0) -> _Noted:
        return _Noted(self.answers.gradient(*inputs, by=by), self.noted)


@dataclass(frozen=True)
class _Noted:
    observed: Observed
    noted: list[tuple[str, str]]

    def must_be(self, expected: Any, *, scale: float) -> None:
        self.noted.append((wording.array(expected), wording.array(self.observed.value)))


def _words(arrays: Arrays) -> str:
    return ", ".join(map(wording.array, arrays))
