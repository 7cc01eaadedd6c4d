"""Operations that read or change elements at given places."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from graders.programs.primitives.errors import Contradiction, NotReplayable
from graders.programs.primitives.shapes import agree
from graders.programs.types import ArrayType

CLIP, FILL_OR_DROP = "CLIP", "FILL_OR_DROP"
_PROMISE = "PROMISE_IN_BOUNDS"
# Where the promise is broken, XLA reads the nearest place inside and writes nothing.
_READ_MODES = {CLIP: CLIP, _PROMISE: CLIP, FILL_OR_DROP: FILL_OR_DROP}
_WRITE_MODES = {CLIP: CLIP, _PROMISE: FILL_OR_DROP, FILL_OR_DROP: FILL_OR_DROP}


def slice_(
    x: np.ndarray,
    *,
    start_indices: Sequence[int],
    limit_indices: Sequence[int],
    strides: Sequence[int] | None = None,
) -> np.ndarray:
    steps = strides or [1] * x.ndim
    return x[tuple(map(slice, start_indices, limit_indices, steps))]


def dynamic_slice(x: np.ndarray, *starts: np.ndarray, slice_sizes: Sequence[int]) -> np.ndarray:
    """The block of those sizes at `starts`, which are clamped so that it lies within x."""
    return x[_block(x, starts, slice_sizes)]


def dynamic_update_slice(x: np.ndarray, update: np.ndarray, *starts: np.ndarray) -> np.ndarray:
    """x with a block replaced; the starts are clamped so that it lies within x."""
    changed = x.copy()
    changed[_block(x, starts, update.shape)] = update
    return changed


def _block(x: np.ndarray, starts: Sequence[np.ndarray], sizes: Sequence[int]) -> tuple[slice, ...]:
    clamped = (
        max(0, min(int(start), length - size))
        for start, length, size in zip(starts, x.shape, sizes, strict=True)
    )
    return tuple(slice(start, start + size) for start, size in zip(clamped, sizes, strict=True))


def gather(
    x: np.ndarray,
    indices: np.ndarray,
    *,
    dimension_numbers: Any,
    slice_sizes: Sequence[int],
    mode: str | None = None,
    fill_value: Any = None,
    result: ArrayType,
) -> np.ndarray:
    """The windows of x that begin at each index, in the layout that XLA defines.

    https://openxla.org/xla/operation_semantics#gather
    """
    offset, collapsed, index_map, *batching = _fields(dimension_numbers, _GATHER_FIELDS)
    batch_axes, index_batch_axes = batching
    dropped = {*collapsed, *batch_axes}
    kept_sizes = [size for axis, size in enumerate(slice_sizes) if axis not in dropped]
    agree(_interleaved(indices.shape[:-1], kept_sizes, offset), result)
    if not result.size:  # also where a window would not fit into x
        return np.zeros(result.shape, x.dtype)

    how = _READ_MODES.get(str(mode), mode)
    windows = _windows(x, indices, slice_sizes, index_map, batch_axes, index_batch_axes, how)
    places, inside = windows
    taken = x[places]
    if inside is not None:
        fill = _default_fill(x.dtype) if fill_value is None else fill_value
        taken = np.where(inside, taken, np.asarray(fill).astype(x.dtype))
    first_window_axis = indices.ndim - 1
    taken = np.squeeze(taken, axis=tuple(first_window_axis + axis for axis in sorted(dropped)))
    return np.moveaxis(taken, range(first_window_axis, taken.ndim), offset)


def _default_fill(dtype: np.dtype) -> Any:
    """https://docs.jax.dev/en/latest/_autosummary/jax.lax.gather.html, under `fill_value`."""
    if dtype.kind == "f":
        return np.nan
    if dtype.kind == "b":
        return True
    return np.iinfo(dtype).min if dtype.kind == "i" else np.iinfo(dtype).max


def scatter_with(
    combine: np.ufunc | None,
    x: np.ndarray,
    indices: np.ndarray,
    updates: np.ndarray,
    *,
    dimension_numbers: Any,
    mode: str | None = None,
) -> np.ndarray:
    """x with each update put, or combined, into the window that begins at its index.

    https://openxla.org/xla/operation_semantics#scatter
    """
    if not updates.size:  # also where a window would not fit into x
        return x
    update_window, inserted, index_map, *batching = _fields(dimension_numbers, _SCATTER_FIELDS)
    batch_axes, index_batch_axes = batching
    inserted_axes = {*inserted, *batch_axes}
    window_sizes = iter([updates.shape[axis] for axis in update_window])
    sizes = [1 if axis in inserted_axes else next(window_sizes) for axis in range(x.ndim)]

    how = _WRITE_MODES.get(str(mode), mode)
    windows = _windows(x, indices, sizes, index_map, batch_axes, index_batch_axes, how)
    places, inside = windows
    first_window_axis = updates.ndim - len(update_window)
    ordered = np.moveaxis(updates, update_window, range(first_window_axis, updates.ndim))
    values = ordered.reshape((*indices.shape[:-1], *sizes))
    if inside is not None and not inside.all():
        inside = np.broadcast_to(inside, values.shape)
        places = tuple(np.broadcast_to(place, values.shape)[inside] for place in places)
        values = values[inside]
    changed = x.copy()
    if combine is None:
        changed[places] = values
    else:
        combine.at(changed, places, values)
    return changed


def _windows(
    x: np.ndarray,
    indices: np.ndarray,
    sizes: Sequence[int],
    index_map: Sequence[int],
    batch_axes: Sequence[int],
    index_batch_axes: Sequence[int],
    how: str | None,
) -> tuple[tuple[np.ndarray, ...], np.ndarray | None]:
    """For each axis of x the places of all windows' elements, shaped (*batch, *sizes) when
    broadcast; and with FILL_OR_DROP which windows lie inside x."""
    if how not in (CLIP, FILL_OR_DROP):
        raise NotReplayable(f"indexing mode {how!r}")
    batch = indices.shape[:-1]
    starts = {axis: _signed(indices[..., k]) for k, axis in enumerate(index_map)}
    for axis, index_axis in zip(batch_axes, index_batch_axes, strict=True):
        starts[axis] = np.broadcast_to(
            _along(np.arange(batch[index_axis]), index_axis, len(batch)), batch
        )

    places = []
    inside: np.ndarray = np.ones(batch, bool)
    for axis, (length, size) in enumerate(zip(x.shape, sizes, strict=True)):
        if size > length:
            raise Contradiction(f"a window of {size} elements in an axis of {length}")
        start = starts.get(axis, np.zeros(batch, np.int64))
        clamped = np.clip(start, 0, length - size)
        inside &= clamped == start
        within = _along(np.arange(size), axis, x.ndim)
        places.append(_over_windows(clamped, x.ndim) + within)
    return tuple(places), _over_windows(inside, x.ndim) if how == FILL_OR_DROP else None


def _signed(indices: np.ndarray) -> np.ndarray:
    if indices.dtype == np.uint64:
        indices = np.minimum(indices, np.iinfo(np.int64).max)
    return indices.astype(np.int64)


def _along(values: np.ndarray, axis: int, rank: int) -> np.ndarray:
    return values.reshape([-1 if k == axis else 1 for k in range(rank)])


def _over_windows(per_window: np.ndarray, rank: int) -> np.ndarray:
    return per_window.reshape((*per_window.shape, *[1] * rank))


def _interleaved(batch: Sequence[int], window: Sequence[int], offset: Sequence[int]) -> list[int]:
    rest, inner = iter(batch), iter(window)
    rank = len(batch) + len(window)
    return [next(inner) if axis in offset else next(rest) for axis in range(rank)]


_GATHER_FIELDS = (
    "offset_dims",
    "collapsed_slice_dims",
    "start_index_map",
    "operand_batching_dims",
    "start_indices_batching_dims",
)
_SCATTER_FIELDS = (
    "update_window_dims",
    "inserted_window_dims",
    "scatter_dims_to_operand_dims",
    "operand_batching_dims",
    "scatter_indices_batching_dims",
)


def _fields(numbers: Any, names: Sequence[str]) -> Iterable[Sequence[int]]:
    """The fields of dimension numbers; JAX 0.4.30 has no batching ones."""
    return [numbers.get(name, ()) for name in names]


INDEXING: dict[str, Any] = {
    "dynamic_slice": dynamic_slice,
    "dynamic_update_slice": dynamic_update_slice,
    "gather": gather,
    "scatter": functools.partial(scatter_with, None),
    "scatter-add": functools.partial(scatter_with, np.add),
    "scatter-max": functools.partial(scatter_with, np.maximum),
    "scatter-min": functools.partial(scatter_with, np.minimum),
    "scatter-mul": functools.partial(scatter_with, np.multiply),
    "scatter-sub": functools.partial(scatter_with, np.subtract),
    "slice": slice_,
}
