"""Values of a student's module as plain data."""

from __future__ import annotations

import itertools
import numbers
from collections.abc import Iterator, Mapping, Sequence, Set
from decimal import Decimal
from typing import Any

import jax
import numpy as np

from graders.workers.inside.placeholders import Placeholder
from graders.workers.inside.raised import without_halves

MAX_DEPTH = 16
MAX_ITEMS = 10_000
MAX_STRING = 10_000


def plain(value: Any, *, partly: bool = False) -> Any:
    """The value as wire.Data describes it; raises Placeholder if it is or holds `...`.

    With `partly` an entry of a dict may be `...`, and comes as {"opaque": "Placeholder"}.
    Lists that contain themselves end at a depth of 16, and all items together at
    10,000: what lies beyond is opaque.
    """
    if partly and isinstance(value, Mapping):
        entries = _first(value.items())
        value = {key: Placeholder() if entry is ... else entry for key, entry in entries}
    return _plain(value, 0, itertools.count())


def _plain(value: Any, depth: int, items: Iterator[int]) -> Any:
    if value is ...:
        raise Placeholder
    if next(items) >= MAX_ITEMS or depth > MAX_DEPTH:
        return _opaque(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return without_halves(str.__str__(value), MAX_STRING)
    if isinstance(value, np.ndarray | np.generic | jax.Array):
        return _array(value, depth, items)
    if isinstance(value, numbers.Real | Decimal):
        return _number(value)
    if isinstance(value, Mapping):
        return {_key(k): _plain(v, depth + 1, items) for k, v in _first(value.items())}
    if isinstance(value, Set) and not _are_numbers(value):
        return sorted((_plain(item, depth + 1, items) for item in _first(value)), key=repr)
    if isinstance(value, Sequence) and not isinstance(value, bytes | bytearray | memoryview):
        return [_plain(item, depth + 1, items) for item in _first(value)]
    return _opaque(value)


def _are_numbers(values: Set[Any]) -> bool:
    """Whether they are numbers only: without their order they say nothing."""
    return bool(values) and all(isinstance(value, numbers.Real) for value in _first(values))


def _first(items: Any) -> Iterator[Any]:
    return itertools.islice(items, MAX_ITEMS)


def _array(value: Any, depth: int, items: Iterator[int]) -> Any:
    if value.size > MAX_ITEMS:
        return _opaque(value)
    array = np.asarray(value)
    if array.dtype.kind == "V":  # bfloat16 and the like
        array = array.astype(np.float32)
    data = array.tolist()
    if array.dtype.kind in "biuf":
        return data
    return _opaque(value) if array.dtype.kind == "c" else _plain(data, depth + 1, items)


def _number(value: Any) -> Any:
    """A number that MessagePack has: an int of 64 bits, a float, or else a string."""
    if isinstance(value, int) and -(2**63) <= value < 2**64:
        return int(value)
    try:
        return float(value)
    except OverflowError:
        return f"a number of {int(value).bit_length()} bits"


def _key(key: Any) -> Any:
    if key is None or isinstance(key, bool):
        return key
    if isinstance(key, str):
        return without_halves(str.__str__(key), MAX_STRING)
    if isinstance(key, int | float):
        return _number(key)
    return f"<{type(key).__name__}>"


def _opaque(value: Any) -> dict[str, str]:
    return {"opaque": type(value).__name__}
