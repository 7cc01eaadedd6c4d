"""How the values of each dtype are represented in a replay.

Floating-point values of every width are held as float64. float32 keeps float64's
precision, so that a replay has no rounding noise of its own, but has float32's range;
float16 and bfloat16 are rounded to their type. Booleans and integers are NumPy's own.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.types import Array, ArrayType, numpy_dtype

Unsettled = Any
"""What an operation gives: an array, or the scalar that NumPy makes of one without axes."""

MAX_RANK = 32  # NumPy 1's own limit


@functools.cache
def replay_dtype(dtype: str) -> np.dtype:
    """The NumPy dtype in which the replay holds values of that dtype."""
    if dtype in _RANGES:
        return np.dtype(np.float64)
    try:
        plain = numpy_dtype(dtype)
    except ValueError:
        raise NotReplayable(f"dtype {dtype!r}") from None
    if plain.kind not in "biu":
        raise NotReplayable(f"dtype {dtype!r}")
    return plain


def limits(dtype: np.dtype) -> tuple[Any, Any]:
    """The smallest and the largest value of a dtype of the replay."""
    if dtype.kind == "b":
        return False, True
    if dtype.kind == "f":
        return -np.inf, np.inf
    return np.iinfo(dtype).min, np.iinfo(dtype).max


def replay_value(array: Array) -> np.ndarray:
    """A constant's or literal's value, rounded to its own dtype first; read-only."""
    dtype = replay_dtype(array.type.dtype)
    try:
        value = array.numpy().astype(dtype)
    except ValueError as error:
        raise Contradiction(str(error)) from None
    value = settle(value, array.type)
    value.flags.writeable = False
    return value


def settle(value: Any, type: ArrayType) -> np.ndarray:
    """The value as one of that type: in the replay's dtype for it, brought into its range.

    Raises Contradiction where the shape, or the kind of number, is another one.
    """
    array = np.asarray(value)
    if array.shape != type.shape:
        raise Contradiction(f"a value of type {type} has shape {array.shape}")
    dtype = replay_dtype(type.dtype)
    if array.dtype != dtype:
        if _KINDS.get(array.dtype.kind) != _KINDS[dtype.kind]:
            raise Contradiction(f"a value of type {type} is {array.dtype.name}")
        array = array.astype(dtype)
    into_range = _RANGES.get(type.dtype)
    return array if into_range is None else into_range(array)


_KINDS = {"b": "boolean", "i": "integer", "u": "integer", "f": "floating"}


def _within_float32(x: np.ndarray) -> np.ndarray:
    if x.size <= _FEW and all(
        [value == 0 or _FLOAT32_TINY <= abs(value) <= _FLOAT32_MAX for value in x.ravel().tolist()]
    ):
        return x
    magnitude = np.abs(x)
    outside = (magnitude > _FLOAT32_MAX) | (magnitude < _FLOAT32_TINY)
    if not outside.any():
        return x
    return np.asarray(np.where(outside, np.copysign(np.where(magnitude > 1, np.inf, 0.0), x), x))


_FEW = 32  # elements that are looked at one by one faster than by NumPy
_FLOAT32_MAX = float(np.finfo(np.float32).max)
_FLOAT32_TINY = float(np.finfo(np.float32).tiny)


def _rounded_to(dtype: str) -> Callable[[np.ndarray], np.ndarray]:
    return lambda x: x.astype(numpy_dtype(dtype)).astype(np.float64)


_RANGES: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "float16": _rounded_to("float16"),
    "bfloat16": _rounded_to("bfloat16"),
    "float32": _within_float32,
    "float64": lambda x: x,
}
