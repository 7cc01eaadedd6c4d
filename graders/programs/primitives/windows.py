"""Operations on the windows of an array: sums and extremes of each, convolutions."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable, OutOfFuel
from graders.programs.primitives.representation import Unsettled, limits, replay_dtype
from graders.programs.primitives.shapes import pad
from graders.programs.types import ArrayType

MOST_ELEMENTS = 2**22


def reduce_window(
    ufunc: np.ufunc,
    x: np.ndarray,
    *,
    window_dimensions: Sequence[int],
    window_strides: Sequence[int],
    padding: Sequence[Sequence[int]],
    base_dilation: Sequence[int],
    window_dilation: Sequence[int],
    result: ArrayType,
) -> Unsettled:
    """The sum, or the extreme, of each window; what lies outside of x does not count."""
    low, high = limits(x.dtype)
    unit = {"add": 0, "maximum": low, "minimum": high}[ufunc.__name__]
    padded = _padded(x, unit, padding, base_dilation)
    total = np.full(result.shape, unit, x.dtype)
    taps = _taps(padded, window_dimensions, window_strides, window_dilation, result.shape)
    for _, tap in taps:
        total = ufunc(total, tap)
    return total


def conv_general_dilated(
    x: np.ndarray,
    kernel: np.ndarray,
    *,
    window_strides: Sequence[int],
    padding: Sequence[Sequence[int]],
    lhs_dilation: Sequence[int],
    rhs_dilation: Sequence[int],
    dimension_numbers: Any,
    feature_group_count: int,
    batch_group_count: int,
    preferred_element_type: Any = None,
    result: ArrayType,
) -> Unsettled:
    """Products of a kernel and each window of x, summed over the window and the features."""
    if (feature_group_count, batch_group_count) != (1, 1):
        raise NotReplayable("a convolution of several groups")
    of_result = dimension_numbers["out_spec"]
    dtype = replay_dtype(result.dtype)
    # Batch, features, space; and features of the result, features, space.
    x = x.astype(dtype).transpose(dimension_numbers["lhs_spec"])
    kernel = kernel.astype(dtype).transpose(dimension_numbers["rhs_spec"])
    space = [result.shape[axis] for axis in of_result[2:]]
    total = np.zeros((x.shape[0], kernel.shape[0], *space), dtype)

    padded = _padded(x, 0, [(0, 0), (0, 0), *padding], [1, 1, *lhs_dilation])
    window = [1, 1, *kernel.shape[2:]]
    by_place = np.moveaxis(kernel, (0, 1), (-2, -1))
    shape = (*x.shape[:2], *space)
    taps = _taps(padded, window, [1, 1, *window_strides], [1, 1, *rhs_dilation], shape)
    for place, tap in taps:
        total += np.einsum("bf...,of->bo...", tap, by_place[place[2:]])
    return total.transpose(np.argsort(of_result))


def _padded(
    x: np.ndarray, value: Any, padding: Sequence[Sequence[int]], dilation: Sequence[int]
) -> np.ndarray:
    config = [(low, high, step - 1) for (low, high), step in zip(padding, dilation, strict=True)]
    shape = tuple(
        max(low + high + size + max(size - 1, 0) * interior, 0)
        for size, (low, high, interior) in zip(x.shape, config, strict=True)
    )
    if math.prod(shape) > MOST_ELEMENTS:
        raise OutOfFuel("windows of too large an array")
    result = ArrayType(x.dtype.name, shape)
    return pad(x, np.asarray(value, x.dtype), padding_config=config, result=result)


def _taps(
    x: np.ndarray,
    window: Sequence[int],
    strides: Sequence[int],
    dilation: Sequence[int],
    shape: Sequence[int],
) -> Iterator[tuple[tuple[int, ...], np.ndarray]]:
    """Each place of a window, and the array of what the windows have there."""
    if math.prod(window) * math.prod(shape) > MOST_ELEMENTS:
        raise OutOfFuel("too many windows, or too large ones")
    for size, step, stride, length, count in zip(
        window, dilation, strides, x.shape, shape, strict=True
    ):
        if count != max(0, (length - (size - 1) * step - 1) // stride + 1):
            raise Contradiction(f"{count} windows of {size} elements in an axis of {length}")
    for place in itertools.product(*map(range, window)):
        starts = [k * step for k, step in zip(place, dilation, strict=True)]
        yield (
            place,
            x[
                tuple(
                    slice(start, start + count * stride, stride)
                    for start, count, stride in zip(starts, shape, strides, strict=True)
                )
            ],
        )


WINDOWS: dict[str, Any] = {
    "conv_general_dilated": conv_general_dilated,
    "reduce_window_max": functools.partial(reduce_window, np.maximum),
    "reduce_window_min": functools.partial(reduce_window, np.minimum),
    "reduce_window_sum": functools.partial(reduce_window, np.add),
}
