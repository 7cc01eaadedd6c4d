"""What a line of a random function may use, and the choices that Hypothesis makes for it."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np
from hypothesis import strategies as st

from tests.programs.random_source import NAMESPACE, Line, Value

Type = tuple[str, tuple[int, ...]]

LENGTHS = (1, 3, 2, 0)
NUMBERS = {
    "b": (True, False),
    "i": (0, 1, 2, 3, -1, -2, 5, -7, 100, -(2**31), 2**31 - 1),
    "u": (0, 1, 2, 200, 255),
    "f": (0.0, 1.0, -1.0, 0.5, 2.0, -1.5, 3.0, -0.25),
}
LARGEST = 27


@dataclass(frozen=True)
class Style:
    """The dtypes of a random function, and whether its float operations are exact on
    numbers with few bits."""

    floating: str
    integer: str
    exact: bool

    @property
    def dtypes(self) -> tuple[str, ...]:
        return (self.floating, self.integer, "bool")


EXACT = Style("float32", "int32", exact=True)
DOUBLE = Style("float64", "int64", exact=False)


def letters() -> Iterator[str]:
    """a, b, ..., z, a1, b1, ...: without the names that mean something."""
    for number in itertools.chain([""], itertools.count(1)):
        for letter in "abcdefghijklmnopqrstuvwxyz":
            yield f"{letter}{number}"


@dataclass
class Scope:
    """The values that the next line can name."""

    draw: Callable[[st.SearchStrategy[Any]], Any]
    style: Style
    values: list[Value] = field(default_factory=list)
    names: Iterator[str] = field(default_factory=letters)

    def inner(self, values: Sequence[Value]) -> Scope:
        return Scope(self.draw, self.style, list(values), self.names)

    def choose(self, options: Sequence[Any]) -> Any:
        return self.draw(st.sampled_from(options))

    def integer(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def chance(self) -> bool:
        return self.draw(st.booleans())

    def shape(self, rank: int | None = None) -> tuple[int, ...]:
        rank = self.choose((1, 0, 2)) if rank is None else rank
        return tuple(self.choose(LENGTHS) for _ in range(rank))

    def fresh(self, dtype: str, shape: tuple[int, ...]) -> Value:
        return Value(next(self.names), dtype, shape)

    def one(self, fits: Callable[[Value], bool], otherwise: Type | None = None) -> Value:
        """A value that fits, or a captured array of a type that does."""
        fitting = [value for value in self.values if fits(value)]
        if fitting:
            return self.choose(fitting[::-1])
        return self.captured(*(otherwise or (self.style.floating, (3,))))

    def of_kind(self, kinds: str, rank: int | None = None) -> Value:
        """A value of one of those kinds, of that rank or of any."""
        dtype = {"f": self.style.floating, "i": self.style.integer, "b": "bool"}[kinds[0]]
        return self.one(
            lambda value: value.kind in kinds and (rank is None or value.rank == rank),
            (dtype, (3,) * (1 if rank is None else rank)),
        )

    def with_axis(self, kinds: str = "fib") -> Value:
        """A value that has an axis."""
        dtype = {"f": self.style.floating, "i": self.style.integer, "b": "bool"}[kinds[0]]
        return self.one(lambda value: value.kind in kinds and value.rank > 0, (dtype, (3,)))

    def of_type(self, dtype: str, shape: tuple[int, ...]) -> Value:
        return self.one(lambda value: value.type == (dtype, shape), (dtype, shape))

    def alike(self, other: Value) -> Value:
        """A value of the same type."""
        return self.of_type(*other.type)

    def beside(self, other: Value) -> Value:
        """A value of the same dtype whose shape broadcasts with the other's."""
        return self.one(
            lambda value: value.dtype == other.dtype and _small_together(value, other), other.type
        )

    def captured(self, dtype: str, shape: tuple[int, ...]) -> Value:
        """An array that stands in the text, and is captured from there."""
        numbers = self.draw(numbers_of(dtype, shape)).ravel().tolist()
        of_shape = f", {shape}" if len(shape) != 1 else ""
        return Value(f"captured({numbers}, {dtype!r}{of_shape})", dtype, shape)

    def line(self, template: str, *operands: Value, **more: Any) -> Line:
        """`results = template`, in which the operands' texts are {0}, {1}, ..."""
        types, single = _result_types(
            template, tuple(value.type for value in operands), jax.config.jax_enable_x64
        )
        results = tuple(self.fresh(*type) for type in types)
        texts = [value.text for value in operands]
        return Line(results, template.format(*texts), single=single, **more)


def numbers_of(dtype: str, shape: tuple[int, ...]) -> st.SearchStrategy[np.ndarray]:
    """Arrays of a few numbers that matter."""
    kind, size = np.dtype(dtype).kind, int(np.prod(shape))
    numbers = NUMBERS[kind]
    if kind in "iu":
        limits = np.iinfo(dtype)
        numbers = tuple(n for n in numbers if limits.min <= n <= limits.max)
    listed = st.lists(st.sampled_from(numbers), min_size=size, max_size=size)
    return listed.map(lambda numbers: np.array(numbers, dtype).reshape(shape))


def _small_together(x: Value, y: Value) -> bool:
    try:
        return math.prod(np.broadcast_shapes(x.shape, y.shape)) <= LARGEST
    except ValueError:
        return False


@functools.lru_cache(maxsize=100_000)
def _result_types(
    template: str, operands: tuple[Type, ...], x64: bool
) -> tuple[tuple[Type, ...], bool]:
    names = [f"x{k}" for k in range(len(operands))]
    function = eval(f"lambda {', '.join(names)}: {template.format(*names)}", dict(NAMESPACE))
    arrays = [jax.ShapeDtypeStruct(shape, dtype) for dtype, shape in operands]
    results = jax.eval_shape(function, *arrays)
    single = not isinstance(results, (tuple, list))
    flat = [results] if single else results
    return tuple((result.dtype.name, result.shape) for result in flat), single
