"""Operations that move, repeat or arrange elements and compute nothing new."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.primitives.representation import replay_dtype
from graders.programs.types import ArrayType


def agree(shape: Sequence[int], result: ArrayType) -> None:
    """Refuses a shape other than the result's, before anything of that shape is made."""
    if tuple(shape) != result.shape:
        raise Contradiction(f"a result of type {result} has shape {tuple(shape)}")


def unchanged(*operands: np.ndarray) -> tuple[np.ndarray, ...]:
    return operands


def iota(*, dtype: Any, shape: Sequence[int], dimension: int, result: ArrayType) -> np.ndarray:
    agree(shape, result)
    along = [-1 if axis == dimension else 1 for axis in range(len(shape))]
    counted = np.arange(shape[dimension]).astype(replay_dtype(result.dtype))
    return np.broadcast_to(counted.reshape(along), result.shape)


def empty(*, dtype: Any, result: ArrayType, shape: Sequence[int] = ()) -> np.ndarray:
    """A value that nothing may depend on; JAX makes it of zeros."""
    agree(shape or result.shape, result)
    return np.zeros(result.shape, replay_dtype(result.dtype))


def broadcast_in_dim(
    x: np.ndarray, *, shape: Sequence[int], broadcast_dimensions: Sequence[int], result: ArrayType
) -> np.ndarray:
    agree(shape, result)
    aligned = [1] * len(shape)
    for size, axis in zip(x.shape, broadcast_dimensions, strict=True):
        aligned[axis] = size
    return np.broadcast_to(x.reshape(aligned), result.shape)


def reshape(
    x: np.ndarray, *, new_sizes: Sequence[int], dimensions: Sequence[int] | None = None
) -> np.ndarray:
    return (x if dimensions is None else x.transpose(dimensions)).reshape(new_sizes)


def squeeze(x: np.ndarray, *, dimensions: Sequence[int]) -> np.ndarray:
    return np.squeeze(x, axis=tuple(dimensions))


def transpose(x: np.ndarray, *, permutation: Sequence[int]) -> np.ndarray:
    return x.transpose(permutation)


def rev(x: np.ndarray, *, dimensions: Sequence[int]) -> np.ndarray:
    return np.flip(x, axis=tuple(dimensions))


def concatenate(*operands: np.ndarray, dimension: int) -> np.ndarray:
    return np.concatenate(operands, axis=dimension)


def stack(*operands: np.ndarray, axis: int) -> np.ndarray:
    return np.stack(operands, axis=axis)


def unstack(x: np.ndarray, *, axis: int) -> tuple[np.ndarray, ...]:
    return tuple(np.moveaxis(x, axis, 0))


def split(x: np.ndarray, *, sizes: Sequence[int], axis: int) -> tuple[np.ndarray, ...]:
    if sum(sizes) != x.shape[axis]:
        raise Contradiction(f"{x.shape[axis]} elements are split into {list(sizes)}")
    return tuple(np.split(x, list(itertools.accumulate(sizes))[:-1], axis=axis))


def tile(x: np.ndarray, *, reps: Sequence[int], result: ArrayType) -> np.ndarray:
    agree([size * times for size, times in zip(x.shape, reps, strict=True)], result)
    return np.tile(x, reps)


def pad(
    x: np.ndarray, padding: np.ndarray, *, padding_config: Sequence[Any], result: ArrayType
) -> np.ndarray:
    """Puts x's elements `interior` places apart between `low` and `high` padding ones; a
    negative low or high takes elements away."""
    sources, targets = [], []
    shape = []
    for size, (low, high, interior) in zip(x.shape, padding_config, strict=True):
        positions = low + np.arange(size) * (interior + 1)
        length = max(low + high + size + max(size - 1, 0) * interior, 0)
        kept = (positions >= 0) & (positions < length)
        sources.append(np.flatnonzero(kept))
        targets.append(positions[kept])
        shape.append(length)
    agree(shape, result)
    padded = np.full(result.shape, padding, x.dtype)
    if x.ndim == 0:
        return x
    padded[np.ix_(*targets)] = x[np.ix_(*sources)]
    return padded


def platform_index(*, platforms: Sequence[Any], has_default: bool = False) -> np.ndarray:
    """Which of a function's versions for several platforms runs on a CPU."""
    for index, names in enumerate(platforms):
        if names is None or "cpu" in names:
            return np.asarray(index)
    if has_default:  # up to JAX 0.4; then there is a None among the platforms
        return np.asarray(len(platforms))
    raise NotReplayable("a function with no version for a CPU")


SHAPES: dict[str, Any] = {
    "broadcast_in_dim": broadcast_in_dim,
    "concatenate": concatenate,
    "copy": unchanged,
    "copy_p": unchanged,
    "device_put": unchanged,
    "empty": empty,
    "empty2": empty,
    "iota": iota,
    "name": unchanged,
    "optimization_barrier": unchanged,
    "pad": pad,
    "platform_index": platform_index,
    "reshape": reshape,
    "rev": rev,
    "split": split,
    "squeeze": squeeze,
    "stack": stack,
    "stop_gradient": unchanged,
    "tile": tile,
    "transpose": transpose,
    "unstack": unstack,
}
