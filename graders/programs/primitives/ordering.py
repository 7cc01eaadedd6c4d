"""Operations that put elements in order, or find the first of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction
from graders.programs.primitives.representation import Unsettled


def argmax(x: np.ndarray, *, axes: Sequence[int], index_dtype: Any) -> Unsettled:
    """The first index of the largest value, or of the first NaN."""
    (axis,) = axes
    return np.argmax(x, axis=axis)


def argmin(x: np.ndarray, *, axes: Sequence[int], index_dtype: Any) -> Unsettled:
    """The first index of the smallest value, or of the first NaN."""
    (axis,) = axes
    return np.argmin(x, axis=axis)


def sort(*operands: np.ndarray, dimension: int, is_stable: Any, num_keys: int) -> Any:
    """All operands in the order of the first `num_keys`: stable, NaN last, -0 equal to 0."""
    order = np.lexsort(operands[:num_keys][::-1], axis=dimension)
    return tuple(np.take_along_axis(x, order, axis=dimension) for x in operands)


def top_k(x: np.ndarray, *, k: int, axis: int = -1, is_stable: Any = True) -> Any:
    """The k largest values along an axis, largest first, and their indices; NaN is largest."""
    if k > x.shape[axis]:
        raise Contradiction(f"the largest {k} of {x.shape[axis]} elements")
    backwards = np.argsort(np.flip(x, axis), axis=axis, kind="stable")
    order = x.shape[axis] - 1 - np.flip(backwards, axis)
    first = np.take(order, np.arange(k), axis=axis)
    return np.take_along_axis(x, first, axis=axis), first


def less_in_total_order(x: np.ndarray, y: np.ndarray) -> Unsettled:
    return _less(_total_order(x), _total_order(y))


def less_or_equal_in_total_order(x: np.ndarray, y: np.ndarray) -> Unsettled:
    return ~_less(_total_order(y), _total_order(x))


def _less(x: tuple[np.ndarray, ...], y: tuple[np.ndarray, ...]) -> np.ndarray:
    less = np.asarray(False)
    for a, b in reversed(list(zip(x, y, strict=True))):
        less = (a < b) | ((a == b) & less)
    return less


def _total_order(x: np.ndarray) -> tuple[np.ndarray, ...]:
    """Keys that order -nan < -inf < ... < -0 < 0 < ... < inf < nan."""
    if x.dtype.kind != "f":
        return (x,)
    positive = ~np.signbit(x)
    nan = np.isnan(x)
    return np.where(nan, np.where(positive, 1, -1), 0), np.where(nan, 0, x), positive


ORDERING: dict[str, Any] = {
    "argmax": argmax,
    "argmin": argmin,
    "sort": sort,
    "top_k": top_k,
}
