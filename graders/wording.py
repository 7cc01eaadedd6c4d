"""Numbers, arrays and calls as students read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

_SHOWN = 8
"""Elements of a longer array that are shown."""


def number(x: Any) -> str:
    """A number in the shortest form that reads back as the same float32: "0.1", "-2.0"."""
    value = np.asarray(x)
    if value.dtype.kind == "f" or value.dtype.kind not in "biu":
        return str(np.float32(value))
    return str(value.item())


def array(values: Any) -> str:
    """An array as nested lists, cut after a few elements."""
    values = np.asarray(values)
    if values.ndim == 0:
        return number(values)
    inner = [array(value) for value in values[:_SHOWN]]
    more = [f"... {len(values) - _SHOWN} more"] if len(values) > _SHOWN else []
    return f"[{', '.join(inner + more)}]"


def apart(one: Any, other: Any) -> tuple[str, str]:
    """Two arrays in words that differ, with more digits if float32's are not enough."""
    texts = array(one), array(other)
    if texts[0] != texts[1]:
        return texts
    return str(np.asarray(one, np.float64).tolist()), str(np.asarray(other, np.float64).tolist())


def call(function: str, inputs: Sequence[np.ndarray]) -> str:
    return f"{function}({', '.join(array(value) for value in inputs)})"


def listed(values: Any) -> Any:
    """An array as nested lists of Python numbers, float32 in its shortest form."""
    return _shortest(np.asarray(values).tolist())


def _shortest(value: Any) -> Any:
    if isinstance(value, list):
        return [_shortest(item) for item in value]
    return float(str(np.float32(value))) if isinstance(value, float) else value
