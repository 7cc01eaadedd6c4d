"""A traced program as frozen data.

The shape follows JAX's own jaxpr: inputs, closed constants, equations that each
bind new variables, outputs. Nothing here knows JAX; `reading` makes these from a
jaxpr, and everything else in the package only ever sees these.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from graders.frozen import Frozen


class ArrayType(Frozen, frozen=True):
    """The type of an array: a dtype's name, such as "float32", and a shape."""

    dtype: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def __str__(self) -> str:
        """The short form that jaxprs use, such as "f32[3]"."""
        short = _SHORT_DTYPES.get(self.dtype, self.dtype)
        return f"{short}[{','.join(map(str, self.shape))}]"


_SHORT_DTYPES = {
    "bool": "bool",
    "bfloat16": "bf16",
    **{f"float{n}": f"f{n}" for n in (16, 32, 64)},
    **{f"int{n}": f"i{n}" for n in (8, 16, 32, 64)},
    **{f"uint{n}": f"u{n}" for n in (8, 16, 32, 64)},
    **{f"complex{n}": f"c{n}" for n in (64, 128)},
}


class Array(Frozen, frozen=True):
    """An array's type and its elements, little-endian in C order."""

    type: ArrayType
    data: bytes

    @classmethod
    def of(cls, value: Any) -> Array:
        """Holds `value`, whatever `np.asarray` makes of it.

        Extension dtypes such as bfloat16 keep their name and bytes.
        """
        array = np.asarray(value)
        little = array.astype(array.dtype.newbyteorder("<"))
        return cls(ArrayType(array.dtype.name, array.shape), little.tobytes())

    def numpy(self) -> np.ndarray:
        """The array in its own dtype.

        Raises ValueError for a dtype that NumPy and ml_dtypes do not have, and
        where the bytes are not as many as the type needs.
        """
        dtype = numpy_dtype(self.type.dtype)
        if len(self.data) != self.type.size * dtype.itemsize:
            raise ValueError(f"{self.type} does not have {len(self.data)} bytes")
        return np.frombuffer(self.data, dtype).reshape(self.type.shape)


_NUMPY_DTYPES = frozenset(_SHORT_DTYPES) - {"bfloat16"}


def numpy_dtype(name: str) -> np.dtype:
    """The dtype of that name; ValueError for one that is not a plain array's."""
    if name in _NUMPY_DTYPES:
        return np.dtype(name)
    if name == "bfloat16":
        import ml_dtypes  # slow to import, and hardly ever needed

        bfloat16: np.dtype = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    raise ValueError(f"{name} is not the dtype of a plain array")


class Variable(Frozen, frozen=True, tag_field="atom", tag="variable"):
    """A value's name: an index that is bound once in its program, and the type."""

    index: int
    type: ArrayType


class Literal(Frozen, frozen=True, tag_field="atom", tag="literal"):
    """A value that stands in the program itself, as an operand or an output."""

    value: Array

    @property
    def type(self) -> ArrayType:
        return self.value.type


Atom = Variable | Literal


class Constant(Frozen, frozen=True):
    """A closed constant: a variable of the program and the value captured for it."""

    variable: Variable
    value: Array


class Equation(Frozen, frozen=True):
    """One operation: `results = primitive(operands)`.

    `parameters` are those of JAX that are plain data: numbers, names, lists and
    dicts of them; a dtype or an enumeration's member is its name, a named tuple a
    dict, anything else `opaque`. `bodies` are the programs among
    the parameters, under the parameter's name: a scan's body, a cond's branches in
    order, a while loop's condition and body.
    """

    primitive: str
    operands: tuple[Atom, ...]
    results: tuple[Variable, ...]
    parameters: dict[str, Any] = msgspec.field(default_factory=dict)
    bodies: dict[str, tuple[Program, ...]] = msgspec.field(default_factory=dict)

    @property
    def programs(self) -> tuple[Program, ...]:
        """All its bodies, in the order of their parameters."""
        return tuple(program for programs in self.bodies.values() for program in programs)


class Program(Frozen, frozen=True):
    """A traced program, or the body of one of its equations.

    A body sees its own inputs and constants only; every variable is bound before
    it is used.
    """

    inputs: tuple[Variable, ...]
    constants: tuple[Constant, ...]
    equations: tuple[Equation, ...]
    outputs: tuple[Atom, ...]


def opaque(type_name: str) -> dict[str, str]:
    """What stands for a value that is no plain data."""
    return {"opaque": type_name}


def is_opaque(value: Any) -> bool:
    """Whether it stands for a value that is no plain data."""
    return isinstance(value, dict) and list(value) == ["opaque"]


def all_equations(program: Program) -> Iterator[Equation]:
    """Every equation of the program and of the bodies in it, outermost first."""
    for equation in program.equations:
        yield equation
        for body in equation.programs:
            yield from all_equations(body)


def all_constants(program: Program) -> Iterator[Constant]:
    """Every constant of the program and of the bodies in it."""
    yield from program.constants
    for equation in all_equations(program):
        for body in equation.programs:
            yield from body.constants
