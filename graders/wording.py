"""Numbers, arrays, calls and lists of things as students read them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

_SHOWN = 8
"""Elements of a longer array that are shown."""


def number(x: Any) -> str:
    """A number in the shortest form that reads back as the same float32: "0.1", "-2.0"."""
    value = np.asarray(x)
    return str(value.item()) if value.dtype.kind in "biu" else str(np.float32(value))


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
    """The call as Python writes it: "explicit([1.0, 2.0], [0.0, 0.0])"."""
    return f"{function}({', '.join(array(value) for value in inputs)})"


def a(kind: str) -> str:
    """A Python type's name with its article: "an int", "a list"; None is "None"."""
    if kind == "NoneType":
        return "None"
    return f"{'an' if kind[:1].lower() in 'aeiou' else 'a'} {kind}"


def counted(number: int, what: str) -> str:
    """As in "1 input" and "2 inputs"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def joined(words: Iterable[str]) -> str:
    """As in "a, b and c"; "" for nothing."""
    *first, last = list(words) or [""]
    return f"{', '.join(first)} and {last}" if first else last


def listed(values: Any) -> Any:
    """An array as nested lists of Python numbers, float32 in its shortest form."""
    return _shortest(np.asarray(values).tolist())


def _shortest(value: Any) -> Any:
    if isinstance(value, list):
        return [_shortest(item) for item in value]
    return float(str(np.float32(value))) if isinstance(value, float) else value
