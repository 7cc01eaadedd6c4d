"""Any value as data that strict JSON can hold."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from graders.programs.types import Array, opaque

MAX_ITEMS = 256
"""Elements of one list, or entries of one dict, that a report quotes."""
MAX_CHARACTERS = 2_000
"""Characters of one string that a report quotes."""
MAX_DEPTH = 16

_CUT = "..."


def plain(value: Any, depth: int = 0) -> Any:
    """Numbers, strings, lists and dicts in place of arrays, tuples, sets and NumPy scalars.

    NaN and infinities become strings; a float narrower than float64 becomes the number with
    the fewest digits that reads back as that float. What is too long or too deep is cut, and
    "..." says so; anything that is no data becomes `opaque`.
    """
    match value:
        case Array():
            return _array(value, depth)
        case np.ndarray() if value.ndim == 0:
            return plain(value[()], depth)
        case None | bool():
            return value
        case np.bool_():
            return bool(value)
        case int() | np.integer():
            return int(value)
        case float():
            return number(float(value))
        case np.generic() if np.can_cast(value.dtype, np.float64):
            return number(float(str(value)))
        case str():
            return value if len(value) <= MAX_CHARACTERS else value[:MAX_CHARACTERS] + _CUT
        case Mapping() | list() | tuple() | set() | frozenset() | np.ndarray():
            return _CUT if depth == MAX_DEPTH else _collection(value, depth + 1)
    return opaque(type(value).__name__)


def number(value: float) -> float | str:
    """The float itself, or its name if JSON has no number for it."""
    if math.isfinite(value):
        return value
    if math.isnan(value):
        return "NaN"
    return "Infinity" if value > 0 else "-Infinity"


def _array(array: Array, depth: int) -> Any:
    try:
        return plain(array.numpy(), depth)
    except ValueError:  # a dtype that NumPy does not have
        return opaque(str(array.type))


def _collection(value: Any, depth: int) -> Any:
    if isinstance(value, Mapping):
        entries = list(value.items())[:MAX_ITEMS]
        rest = {_CUT: len(value) - MAX_ITEMS} if len(value) > MAX_ITEMS else {}
        return {str(key): plain(item, depth) for key, item in entries} | rest
    items = sorted(value, key=repr) if isinstance(value, set | frozenset) else value
    cut = [_CUT] if len(items) > MAX_ITEMS else []
    return [plain(item, depth) for item in items[:MAX_ITEMS]] + cut
