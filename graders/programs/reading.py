"""Reading a jaxpr into data: the one file that knows how JAX spells it.

It holds on JAX 0.4.30 to 0.12 because it asks for public attributes only and never for
a jaxpr's class: whatever has `eqns` is a jaxpr, whatever has `val` is a literal, and the rest
are variables.
"""

from __future__ import annotations

import enum
import itertools
from collections.abc import Iterator
from typing import Any

import jax
import numpy as np

from graders.programs.types import (
    Array,
    ArrayType,
    Atom,
    Constant,
    Equation,
    Literal,
    Program,
    Variable,
    opaque,
)

_NAMES = {
    "pjit": "jit",  # renamed in JAX 0.7
    "remat": "checkpoint",
    "remat2": "checkpoint",  # the name that jax.checkpoint still gives
    "custom_vjp_call_jaxpr": "custom_vjp_call",  # up to JAX 0.5
    "core_call": "call",
    "core_closed_call": "closed_call",
    "eval_jaxpr": "closed_call",  # from JAX 0.12
}


def read(jaxpr: Any) -> Program:
    """The program that `jax.make_jaxpr` or an equation's parameter holds.

    Debug equations without results (`jax.debug.print`) are left out. A captured array is a
    constant of the program that uses it, also where JAX spells it as a literal.
    """
    # Once, never in a loop: from JAX 0.11 a jaxpr's `.jaxpr` is the jaxpr itself.
    inner = getattr(jaxpr, "jaxpr", jaxpr)
    names = _Names()
    for var, value in zip(inner.constvars, getattr(jaxpr, "consts", ()), strict=True):
        names.capture(names.bind(var), value, var.aval)
    inputs = tuple(names.bind(var) for var in inner.invars)
    equations = tuple(_equation(eqn, names) for eqn in inner.eqns if not _is_debug(eqn))
    outputs = tuple(names.atom(atom) for atom in inner.outvars)
    return Program(inputs, tuple(names.constants), equations, outputs)


class _Names:
    """The index that each of a jaxpr's variables has got, and the constants among them."""

    def __init__(self) -> None:
        self.constants: list[Constant] = []
        self._bound: dict[Any, Variable] = {}
        self._indices = itertools.count()

    def bind(self, var: Any) -> Variable:
        self._bound[var] = variable = self._fresh(var.aval)
        return variable

    def capture(self, variable: Variable, value: Any, aval: Any) -> Variable:
        self.constants.append(Constant(variable, _array(value, aval)))
        return variable

    def atom(self, atom: Any) -> Atom:
        if not hasattr(atom, "val"):
            return self._bound[atom]
        # From JAX 0.7 on, with a setting that is to become the default.
        if isinstance(atom.val, jax.Array) or np.ndim(atom.val) > 0:
            return self.capture(self._fresh(atom.aval), atom.val, atom.aval)
        return Literal(_array(atom.val, atom.aval))

    def _fresh(self, aval: Any) -> Variable:
        return Variable(next(self._indices), _type(aval))


def _is_debug(eqn: Any) -> bool:
    return eqn.primitive.name.startswith("debug") and not eqn.outvars


def _equation(eqn: Any, names: _Names) -> Equation:
    operands = tuple(names.atom(atom) for atom in eqn.invars)
    results = tuple(names.bind(var) for var in eqn.outvars)
    primitive, named = _primitive(eqn)
    bodies = {
        name: tuple(read(jaxpr) for jaxpr in jaxprs)
        for name, value in named.items()
        if (jaxprs := tuple(_jaxprs_in(value)))
    }
    parameters = {name: _plain(value) for name, value in named.items() if name not in bodies}
    return Equation(_NAMES.get(primitive, primitive), operands, results, parameters, bodies)


def _primitive(eqn: Any) -> tuple[str, dict[str, Any]]:
    """The primitive's name and the parameters.

    From JAX 0.12 on some primitives are objects that say by a function what they do:
    a call of that function, but for ldexp, which would work on the bits of its operand.
    """
    described = eqn.params.get("_prim")
    if described is None:
        return eqn.primitive.name, eqn.params
    name = type(described).__name__
    if name == "Ldexp":
        return "ldexp", {}
    operands = [jax.ShapeDtypeStruct(atom.aval.shape, atom.aval.dtype) for atom in eqn.invars]
    try:
        return "closed_call", {"call_jaxpr": jax.make_jaxpr(described.expand)(*operands)}
    except Exception:  # whatever such an object asks for: then it stays unknown
        return name, {}


def _jaxprs_in(value: Any) -> Iterator[Any]:
    for item in value if isinstance(value, (tuple, list)) else (value,):
        if hasattr(getattr(item, "jaxpr", item), "eqns"):
            yield item


def _type(aval: Any) -> ArrayType:
    dtype = getattr(aval, "dtype", None)
    name = type(aval).__name__ if dtype is None else getattr(dtype, "name", str(dtype))
    return ArrayType("bool" if _is_float0(aval) else name, tuple(getattr(aval, "shape", ())))


def _is_float0(aval: Any) -> bool:
    """Whether it is a derivative by what is no float: always zero, and of no bytes."""
    return bool(getattr(aval, "dtype", None) == jax.dtypes.float0)


def _array(value: Any, aval: Any) -> Array:
    expected = _type(aval)
    if _is_float0(aval):
        return Array.of(np.zeros(expected.shape, bool))
    try:
        return Array.of(np.asarray(value, dtype=aval.dtype).reshape(expected.shape))
    except (AttributeError, TypeError, ValueError):  # a random key, a token: no array's bytes
        return Array(expected, b"")


def _plain(value: Any) -> Any:
    """A parameter as numbers, names, lists and dicts, in the form of Equation.parameters."""
    if value is None or isinstance(value, (bool, float, str)):
        return value
    if isinstance(value, enum.Enum):
        return value.name
    if isinstance(value, int) and -(2**63) <= value < 2**64:
        return value
    if isinstance(value, np.generic):
        return _plain(value.item())
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: _plain(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, np.dtype) or (isinstance(value, type) and issubclass(value, np.generic)):
        return np.dtype(value).name
    return opaque(type(value).__name__)
