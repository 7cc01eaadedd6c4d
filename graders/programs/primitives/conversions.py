"""Operations that bring values into another type, or to whole numbers."""

from __future__ import annotations

import numpy as np

from graders.programs.primitives.errors import NotReplayable
from graders.programs.primitives.representation import Unsettled, replay_dtype
from graders.programs.types import ArrayType


def convert_element_type(x: np.ndarray, *, new_dtype: str, result: ArrayType) -> Unsettled:
    """The values in another type: to bool as x != 0, and from float to integer by
    truncation that saturates, NaN giving 0; integers wrap."""
    dtype = replay_dtype(result.dtype)
    if dtype.kind == "b":
        return x != 0
    if x.dtype.kind != "f" or dtype.kind == "f":
        return x.astype(dtype)
    limits = np.iinfo(dtype)
    # Compared as floats, where the largest int64 is rounded up to a power of two.
    high, low = x >= float(limits.max), x <= float(limits.min)
    inside = np.where(high | low | np.isnan(x), 0, x).astype(dtype)
    return np.where(high, dtype.type(limits.max), np.where(low, dtype.type(limits.min), inside))


def reduce_precision(x: np.ndarray, *, exponent_bits: int, mantissa_bits: int) -> Unsettled:
    """The values rounded, half to even, to a floating-point format with those bits."""
    if not (1 <= exponent_bits <= 11 and 0 <= mantissa_bits <= 52):
        raise NotReplayable(f"a format of {exponent_bits} and {mantissa_bits} bits")
    largest_exponent = 2 ** (exponent_bits - 1)
    fraction, exponent = np.frexp(x)
    scale = 2.0 ** (mantissa_bits + 1)
    rounded = np.ldexp(np.rint(fraction * scale) / scale, exponent)
    magnitude = np.abs(rounded)
    overflow = magnitude >= np.ldexp(1.0, largest_exponent)
    underflow = magnitude < np.ldexp(1.0, 2 - largest_exponent)
    return np.where(
        overflow, np.copysign(np.inf, x), np.where(underflow, np.copysign(0.0, x), rounded)
    )


def round_(x: np.ndarray, *, rounding_method: str) -> Unsettled:
    if rounding_method == "TO_NEAREST_EVEN":
        return np.rint(x)
    if rounding_method == "AWAY_FROM_ZERO":
        whole = np.trunc(x)
        return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(1.0, x), whole)
    raise NotReplayable(f"rounding method {rounding_method!r}")
