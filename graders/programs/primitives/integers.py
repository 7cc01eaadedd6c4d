"""Operations on the bits and the quotients of integers."""

from __future__ import annotations

import numpy as np

from graders.programs.primitives.representation import Unsettled


def div(x: np.ndarray, y: np.ndarray) -> Unsettled:
    """True division, or for integers division that truncates and gives -1 for x / 0."""
    if x.dtype.kind == "f":
        return np.divide(x, y)
    zero = y == 0
    divisor = np.where(zero, 1, y).astype(x.dtype)
    quotient = (x - np.fmod(x, divisor)) // divisor
    return np.where(zero, np.array(-1).astype(x.dtype), quotient)


def rem(x: np.ndarray, y: np.ndarray) -> Unsettled:
    """The remainder with the dividend's sign; for integers x rem 0 is x."""
    if x.dtype.kind == "f":
        return np.fmod(x, y)
    zero = y == 0
    return np.where(zero, x, np.fmod(x, np.where(zero, 1, y).astype(x.dtype)))


def shift_left(x: np.ndarray, y: np.ndarray) -> Unsettled:
    return np.where(_within_width(x, y), np.left_shift(x, y), np.zeros_like(x))


def shift_right_logical(x: np.ndarray, y: np.ndarray) -> Unsettled:
    unsigned = np.dtype(f"u{x.dtype.itemsize}")
    shifted = np.right_shift(x.astype(unsigned), y.astype(unsigned)).astype(x.dtype)
    return np.where(_within_width(x, y), shifted, np.zeros_like(x))


def shift_right_arithmetic(x: np.ndarray, y: np.ndarray) -> Unsettled:
    sign_alone = np.where(x < 0, -1, 0).astype(x.dtype)
    return np.where(_within_width(x, y), np.right_shift(x, y), sign_alone)


def _within_width(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return (y >= 0) & (y < 8 * x.dtype.itemsize)


def population_count(x: np.ndarray) -> Unsettled:
    return _bits(x).sum(axis=-1)


def clz(x: np.ndarray) -> Unsettled:
    """The number of leading zero bits."""
    bits = _bits(x)
    return np.where(x == 0, bits.shape[-1], bits.argmax(axis=-1))


def _bits(x: np.ndarray) -> np.ndarray:
    """The bits of integers along a new last axis, the most significant first."""
    big_endian = np.ascontiguousarray(x.astype(x.dtype.newbyteorder(">"))[..., np.newaxis])
    return np.unpackbits(big_endian.view(np.uint8), axis=-1)
