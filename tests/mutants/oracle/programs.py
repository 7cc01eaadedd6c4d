"""What JAX traces from a function, read by the oracle in its own, short way."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import numpy as np

Shapes = tuple[tuple[int, ...], ...]
"""The shapes of a function's float32 inputs."""

CALLS = ("jit", "pjit", "closed_call", "core_call", "remat", "remat2", "checkpoint")


def structs(shapes: Shapes) -> list[jax.ShapeDtypeStruct]:
    """Abstract float32 arrays of these shapes."""
    return [jax.ShapeDtypeStruct(shape, np.float32) for shape in shapes]


def trace(function: Callable[..., Any], shapes: Shapes) -> Any:
    """The closed jaxpr of a function of float32 arrays."""
    return jax.make_jaxpr(function)(*structs(shapes))


def fingerprint(function: Any, inputs: Sequence[Shapes]) -> tuple[bool, list[str]]:
    """Whether a function can be traced, and what it traces to.

    The gradients' programs, captured arrays, the result's structure and the signature are in
    it; where tracing fails, the error.
    """
    texts = [str(inspect.signature(function)) if inspect.isfunction(function) else repr(function)]
    for shapes in inputs:
        for asked in (function, *(jax.grad(function, k) for k in range(len(shapes)))):
            try:
                closed, out = jax.make_jaxpr(asked, return_shape=True)(*structs(shapes))
                texts.append(f"{closed} {_captured_text(closed)} {out}")
            except Exception as error:
                texts.append(f"{type(error).__name__}: {str(error)[:200]}")
                if asked is function:
                    return False, texts
    return True, texts


def _captured_text(closed: Any) -> list[tuple[str, tuple[int, ...], bytes]]:
    return [(str(a.dtype), a.shape, a.tobytes()) for a in map(np.asarray, _constants(closed))]


def captured_shapes(closed: Any) -> list[tuple[int, ...]]:
    """The shapes of the captured arrays that an output depends on, equal arrays once."""
    texts = {text for text in _captured_text(closed) if text[1]}
    return sorted(shape for _, shape, _ in texts)


def _constants(closed: Any) -> Iterator[Any]:
    """Constants and array literals, at any depth, that live equations use."""
    jaxpr = getattr(closed, "jaxpr", closed)
    equations = live(jaxpr)
    used = {id(atom) for equation in equations for atom in equation.invars}
    constants = zip(jaxpr.constvars, getattr(closed, "consts", ()), strict=False)
    yield from (value for variable, value in constants if id(variable) in used)
    for equation in equations:
        yield from (atom.val for atom in equation.invars if hasattr(atom, "val"))
        for body in bodies(equation):
            yield from _constants(body)


def live(jaxpr: Any) -> list[Any]:
    """The equations that the outputs depend on, in order."""
    needed = {id(atom) for atom in jaxpr.outvars}
    found = []
    for equation in reversed(jaxpr.eqns):
        if any(id(result) in needed for result in equation.outvars):
            needed |= {id(atom) for atom in equation.invars}
            found.append(equation)
    return found[::-1]


def bodies(equation: Any) -> Iterator[Any]:
    """The programs among an equation's parameters."""
    for value in equation.params.values():
        for item in value if isinstance(value, tuple | list) else (value,):
            if hasattr(item, "eqns"):
                yield item


def equations_in(jaxpr: Any, inside: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All live equations at any depth, each with the loops and branches it stands in."""
    for equation in live(getattr(jaxpr, "jaxpr", jaxpr)):
        name = equation.primitive.name
        yield inside, equation
        for body in bodies(equation):
            yield from equations_in(body, inside if name in CALLS else (*inside, name))


def intermediate_values(closed: Any, *inputs: Any) -> list[float]:
    """The scalar results of the live equations outside loops and branches, in order."""
    return [value for value in _run(closed.jaxpr, closed.consts, inputs)[1] if value is not None]


def _run(jaxpr: Any, consts: Sequence[Any], inputs: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    known = dict(zip(map(id, jaxpr.constvars), consts, strict=True))
    known |= dict(zip(map(id, jaxpr.invars), inputs, strict=True))

    def value(atom: Any) -> Any:
        return atom.val if hasattr(atom, "val") else known[id(atom)]

    seen: list[Any] = []
    for equation in live(jaxpr):
        operands = [value(atom) for atom in equation.invars]
        if equation.primitive.name in CALLS:
            (body,) = bodies(equation)
            results, inside = _run(
                getattr(body, "jaxpr", body), getattr(body, "consts", ()), operands
            )
            seen += inside
        else:
            results = equation.primitive.bind(*operands, **equation.params)
            results = results if equation.primitive.multiple_results else [results]
            seen += [float(result) if np.size(result) == 1 else None for result in results]
        known |= dict(zip(map(id, equation.outvars), results, strict=True))
    return [value(atom) for atom in jaxpr.outvars], seen
