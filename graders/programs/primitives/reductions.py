"""Operations that bring axes together: sums, products, extremes, cumulative ones, dot."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from graders.programs.primitives.representation import Unsettled, limits, replay_dtype
from graders.programs.types import ArrayType


def reduce_with(ufunc: np.ufunc, x: np.ndarray, *, axes: Sequence[int]) -> Unsettled:
    return ufunc.reduce(x, axis=tuple(axes), dtype=x.dtype)


def reduce_max(x: np.ndarray, *, axes: Sequence[int]) -> Unsettled:
    return np.maximum.reduce(x, axis=tuple(axes), initial=limits(x.dtype)[0])


def reduce_min(x: np.ndarray, *, axes: Sequence[int]) -> Unsettled:
    return np.minimum.reduce(x, axis=tuple(axes), initial=limits(x.dtype)[1])


def cumulate_with(ufunc: np.ufunc, x: np.ndarray, *, axis: int, reverse: bool = False) -> Unsettled:
    if not reverse:
        return ufunc.accumulate(x, axis=axis, dtype=x.dtype)
    backwards = ufunc.accumulate(np.flip(x, axis), axis=axis, dtype=x.dtype)
    return np.flip(backwards, axis)


def dot_general(
    x: np.ndarray,
    y: np.ndarray,
    *,
    dimension_numbers: Any,
    preferred_element_type: Any = None,
    result: ArrayType,
) -> Unsettled:
    """Products summed over the contracting axes; the batch axes come first, then x's
    free ones, then y's."""
    (x_contract, y_contract), (x_batch, y_batch) = dimension_numbers
    x_free = _others(x, x_contract, x_batch)
    y_free = _others(y, y_contract, y_batch)
    batch = [x.shape[axis] for axis in x_batch]
    contracted = math.prod(x.shape[axis] for axis in x_contract)
    dtype = replay_dtype(result.dtype)
    left = x.astype(dtype).transpose(*x_batch, *x_free, *x_contract)
    right = y.astype(dtype).transpose(*y_batch, *y_contract, *y_free)
    rows = math.prod(x.shape[axis] for axis in x_free)
    columns = math.prod(y.shape[axis] for axis in y_free)
    product = left.reshape(*batch, rows, contracted) @ right.reshape(*batch, contracted, columns)
    return product.reshape(result.shape)


def _others(x: np.ndarray, *used: Sequence[int]) -> list[int]:
    return [axis for axis in range(x.ndim) if not any(axis in axes for axes in used)]


REDUCTIONS: dict[str, Any] = {
    "cumlogsumexp": functools.partial(cumulate_with, np.logaddexp),
    "cummax": functools.partial(cumulate_with, np.maximum),
    "cummin": functools.partial(cumulate_with, np.minimum),
    "cumprod": functools.partial(cumulate_with, np.multiply),
    "cumsum": functools.partial(cumulate_with, np.add),
    "dot_general": dot_general,
    "reduce_and": functools.partial(reduce_with, np.bitwise_and),
    "reduce_max": reduce_max,
    "reduce_min": reduce_min,
    "reduce_or": functools.partial(reduce_with, np.bitwise_or),
    "reduce_prod": functools.partial(reduce_with, np.multiply),
    "reduce_sum": functools.partial(reduce_with, np.add),
    "reduce_xor": functools.partial(reduce_with, np.bitwise_xor),
}
