"""Data that a student states: numbers worked out by hand, names, tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import numpy as np

from graders import wording
from graders.programs.types import is_opaque, opaque
from graders.student import forms
from graders.student.file import StudentFile
from graders.verdicts import Wrong
from graders.workers import wire


@dataclass(frozen=True)
class Stated:
    """A public name of a student's file that should be data."""

    file: StudentFile
    name: str

    @property
    def value(self) -> Any:
        """Plain data, in the form of wire.Data; a verdict if there is none."""
        return self._read(partly=False)

    @property
    def value_so_far(self) -> Any:
        """As `value`, but the entries of a dict may still be UNFINISHED."""
        return self._read(partly=True)

    def _read(self, partly: bool) -> Any:
        return self.file.ask(wire.Read(self.name, partly), wire.Data).value

    def must_be(self, expected: Any) -> None:
        """Raises Wrong unless these are the expected numbers, in the expected shape.

        A dict is expected to have these entries, and may have others.
        """
        if isinstance(expected, dict):
            for key, numbers in expected.items():
                _must_be(f"{self.name}[{key!r}]", self._entry(key, expected), numbers)
        else:
            _must_be(self.name, self.value, expected)

    def _entry(self, key: str, expected: dict[str, Any]) -> Any:
        stated = self.value
        if not _is_dict(stated):
            raise Wrong(
                f"{self.name} is {quoted(stated)}, expected a dict with the keys "
                f"{', '.join(map(repr, expected))}",
                expected=expected,
                actual=stated,
                hint=forms.ENTRIES,
            )
        if key not in stated:
            raise Wrong(
                f"{self.name} has no {key!r}, expected {wording.array(expected[key])}; "
                f"its keys are {quoted(list(stated))}",
                expected=expected,
                actual=stated,
                hint=forms.ENTRIES,
            )
        return stated[key]

    def must_name(self, expected: Collection[str]) -> None:
        """Raises Wrong unless this is a collection of exactly these names, in any order.

        Blanks around a name do not count.
        """
        stated = self.value
        if not isinstance(stated, list) and not _is_dict(stated):
            raise Wrong(
                f"{self.name} is {quoted(stated)}, expected the names {sorted(expected)}",
                expected=sorted(expected),
                actual=stated,
                hint=forms.NAMES,
            )
        if others := [name for name in stated if not isinstance(name, str)]:
            raise Wrong(
                f"{self.name} holds {quoted(others[0])}, expected names only, written as text",
                expected=sorted(expected),
                actual=stated,
                hint=forms.NAMES,
            )
        names = sorted({name.strip() for name in stated})
        if names != sorted(expected):
            raise Wrong(
                f"{self.name} names {quoted(names)}, expected {sorted(expected)}",
                expected=sorted(expected),
                actual=names,
                hint=forms.of_names(names),
            )


UNFINISHED = opaque("Placeholder")
"""What stands for an entry of a dict that is still `...`."""


def _must_be(name: str, stated: Any, expected: Any) -> None:
    expected = np.asarray(expected)
    numbers = _numbers(stated)
    if numbers is None or numbers.shape != expected.shape:
        text = quoted(stated) if numbers is None else wording.array(numbers)
        raise Wrong(
            f"{name} is {text}, expected {_SHAPES[expected.ndim].format(expected.size)}: "
            f"{wording.array(expected)}",
            **_evidence(expected, stated),
            hint=forms.of_numbers(stated, expected.shape),
        )
    if not np.allclose(numbers, expected, rtol=1e-5, atol=1e-6):
        actual_text, expected_text = wording.apart(numbers, expected)
        raise Wrong(
            f"{name} is {actual_text}, expected {expected_text}",
            **_evidence(expected, stated),
        )


_SHAPES = ("one number", "a list of {} numbers")


def _evidence(expected: np.ndarray, stated: Any) -> dict[str, Any]:
    return {"expected": wording.listed(expected), "actual": stated}


def _is_dict(value: Any) -> bool:
    return isinstance(value, dict) and not is_opaque(value)


def _numbers(value: Any) -> np.ndarray | None:
    """The value as an array, or None unless it consists of numbers only."""
    try:
        array = np.asarray(value)
    except ValueError:  # lists of different lengths
        return None
    return array if array.dtype.kind in "iuf" else None


def quoted(value: Any) -> str:
    """Plain data as Python writes it, cut if it is long; the type of what is no data."""
    if is_opaque(value):
        return wording.a(value["opaque"])
    return _cut(repr(value))


def _cut(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:80]}..."
