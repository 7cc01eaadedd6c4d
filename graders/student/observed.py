"""What a student's function gave for one input, and the judgement on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from graders import wording
from graders.programs.types import ArrayType
from graders.verdicts import Wrong, WrongType

_EPS32 = float(np.finfo(np.float32).eps)


@dataclass(frozen=True)
class Observed:
    """One result: of a plain call or, where `by` is an input's index, of the gradient by it.

    `returned` is "array", or the name of what the function returned instead of one;
    `type` and `value` (float64, where the type is a float's) are those of its first array.
    """

    function: str
    inputs: tuple[np.ndarray, ...]
    by: int | None
    returned: str
    type: ArrayType | None
    value: np.ndarray

    def must_be(self, expected: Any, *, scale: float) -> None:
        """Raises Wrong unless this is one float32 array within float32's rounding of `expected`.

        The bound is (n + 4) eps32 scale for each element, where n is the number of the
        first input's elements and `scale` the sum of the magnitudes of the summands.
        """
        expected = np.asarray(expected, np.float64)
        self._must_have_type(expected.shape)
        tolerance = (self.inputs[0].size + 4) * _EPS32 * float(scale)
        if not np.all(np.abs(self.value - expected) <= tolerance):
            actual_text, expected_text = wording.apart(self.value, expected)
            raise Wrong(
                f"{self._what()} is {actual_text}, expected {expected_text}",
                **self._evidence(expected),
            )

    def _must_have_type(self, shape: tuple[int, ...]) -> None:
        wanted = ArrayType("float32", shape)
        if self.returned != "array":
            raise WrongType(
                f"{self._call()} returns {wording.a(self.returned)}, "
                f"expected one array of type {wanted}",
                hint=_RETURNED_HINTS.get(self.returned),
                **self._evidence(wanted),
            )
        if self.type is not None and self.type.shape != shape:
            raise WrongType(
                f"{self._what()} has shape {self.type.shape}, expected {shape}",
                hint=_NOT_ADDED_UP if self._keeps_an_axis(shape) else None,
                **self._evidence(wanted),
            )
        if self.type is not None and self.type.dtype != wanted.dtype:
            raise WrongType(
                f"{self._what()} has dtype {self.type.dtype}, expected {wanted.dtype}",
                hint=_DTYPE_HINTS.get(self.type.dtype),
                **self._evidence(wanted),
            )

    def _keeps_an_axis(self, shape: tuple[int, ...]) -> bool:
        """Whether it has the input's axis, or axes of one element, where it should have none."""
        assert self.type is not None
        return shape == () and (
            self.type.shape == self.inputs[0].shape or set(self.type.shape) == {1}
        )

    def _call(self) -> str:
        return wording.call(self.function, self.inputs)

    def _what(self) -> str:
        if self.by is None:
            return self._call()
        by = f" by its {_ORDINALS[self.by]} input" if len(self.inputs) > 1 else ""
        return f"the gradient of {self._call()}{by}"

    def _evidence(self, expected: np.ndarray | ArrayType) -> dict[str, Any]:
        of_type = isinstance(expected, ArrayType)
        return {
            "expected": str(expected) if of_type else wording.listed(expected),
            "actual": str(self.type or self.returned) if of_type else wording.listed(self.value),
            "input": [wording.listed(value) for value in self.inputs],
        }


_ORDINALS = ("first", "second")
_NOT_ADDED_UP = "A single number has shape (): is everything added up, and no axis kept?"
_DTYPE_HINTS = {
    "float64": "Your file switches x64 on (jax_enable_x64); leave it off here.",
    "int32": "Look for a rounding, a cast or a dtype argument that makes integers.",
}
_RETURNED_HINTS = {
    "NoneType": "A function without a return statement returns None, and print is not return. "
    "Or is it the second part of a scan that keeps nothing? The last carry is the first.",
    "tuple": "Return the result alone: a second value, or a comma at the end, makes a tuple. "
    "A scan gives one too: the last carry is its first part.",
    "list": "Return the array itself, not a list that holds it.",
}
