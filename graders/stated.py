"""Data that a student states: numbers worked out by hand, names, tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from graders import wording
from graders.student_file import StudentFile
from graders.verdicts import GraderFailed, Wrong
from graders.workers import wire


@dataclass(frozen=True)
class Stated:
    """A public name of a student's file that should be data."""

    file: StudentFile
    name: str

    @property
    def value(self) -> Any:
        """Plain data, in the form of wire.Data; a verdict if there is none."""
        reply = self.file.ask(wire.Read(self.name))
        if not isinstance(reply, wire.Data):
            raise GraderFailed(f"a worker answered {type(reply).__name__} to a read")
        return reply.value

    def must_be(self, expected: Any) -> None:
        """Raises Wrong unless these are the expected numbers, in the expected shape."""
        expected = np.asarray(expected, np.float64)
        stated = self.value
        numbers = _numbers(stated)
        if numbers is None or numbers.shape != expected.shape:
            text = _quoted(stated) if numbers is None else wording.array(numbers)
            raise Wrong(
                f"{self.name} is {text}, expected {_SHAPES[expected.ndim].format(expected.size)}: "
                f"{wording.array(expected)}",
                **_evidence(expected, stated),
            )
        if not np.allclose(numbers, expected, rtol=1e-5, atol=1e-6):
            actual_text, expected_text = wording.apart(numbers, expected)
            raise Wrong(
                f"{self.name} is {actual_text}, expected {expected_text}",
                **_evidence(expected, stated),
            )


_SHAPES = ("one number", "{} numbers")


def _evidence(expected: np.ndarray, stated: Any) -> dict[str, Any]:
    return {"expected": wording.listed(expected), "actual": stated}


def _numbers(value: Any) -> np.ndarray | None:
    """The value as an array, or None unless it consists of numbers only."""
    try:
        array = np.asarray(value)
    except ValueError:  # lists of different lengths
        return None
    return array.astype(np.float64) if array.dtype.kind in "iuf" else None


def _quoted(value: Any) -> str:
    if isinstance(value, dict) and list(value) == ["opaque"]:
        return f"a {value['opaque']}"
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}..."
