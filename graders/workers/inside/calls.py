"""Tracing and running a student's function."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from graders.programs.reading import read
from graders.programs.types import Array, ArrayType
from graders.workers.inside.placeholders import Placeholder
from graders.workers.wire import How, Parameters, Ran, Traced, Unreadable

MAX_ELEMENTS = 64 * 1024


class Unusable(Exception):
    """What a function returned cannot be graded; the message is a sentence."""


class NotAnArray(Unusable):
    """It is not made of arrays and numbers."""


class TooLarge(Unusable):
    """It has more elements than are worth handing over."""


class UnexpectedTracerError(Unusable):
    """It holds a tracer of another trace; JAX 0.4.30 raises this itself, newer ones do not."""


def trace(
    function: Callable[..., Any], inputs: tuple[ArrayType, ...], gradient: bool
) -> Traced | Unreadable:
    """The program of `function`, or of its gradient, on inputs of these types."""
    call = _Call(function)
    structs = [jax.ShapeDtypeStruct(t.shape, t.dtype) for t in inputs]
    target = _gradient(call, len(inputs)) if gradient else call.once
    # A setting of the student's would unroll every scan.
    with jax.disable_jit(False):
        closed = jax.make_jaxpr(target)(*structs)
    _refuse_tracers(closed.consts)
    try:
        program = read(closed)
    except Exception as error:
        return Unreadable(f"{type(error).__name__}: {error}")
    return Traced(program, "array" if gradient else call.returned)


def parameters(function: Callable[..., Any]) -> Parameters:
    """How many inputs `function` takes."""
    called = inspect.getattr_static(type(function), "__call__", None)
    if isinstance(called, staticmethod):
        function = called.__func__  # up to Python 3.11 its first parameter is taken for self
    # What functools.wraps copies is told of the function inside, which may take others.
    found = _signature(function, follow_wrapped=False)
    if found is None or any(p.kind is p.VAR_POSITIONAL for p in found):
        found = _signature(function, follow_wrapped=True)
    if found is None:
        return Parameters((), None)
    positional = [p for p in found if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    required = tuple(p.name for p in positional if p.default is p.empty)
    unbounded = any(p.kind is p.VAR_POSITIONAL for p in found)
    return Parameters(required, None if unbounded else len(positional))


def _signature(
    function: Callable[..., Any], *, follow_wrapped: bool
) -> list[inspect.Parameter] | None:
    try:
        signature = inspect.signature(function, follow_wrapped=follow_wrapped)
    except (TypeError, ValueError):
        return None
    return list(signature.parameters.values())


class Runner:
    """A function or its gradient, ready to be run; "compiled", once for each type."""

    def __init__(
        self, function: Callable[..., Any], inputs: int, *, gradient: bool, how: How
    ) -> None:
        self._gradient = gradient
        self._piecewise = how == "piecewise"
        self._call = _Call(function)
        target = _gradient(self._call, inputs) if gradient else self._call.once
        self._target = jax.jit(target) if how == "compiled" else target

    def run(self, inputs: tuple[Array, ...]) -> Ran:
        """What comes out for copies of these arrays."""
        # NumPy's arrays are views of the message: JAX must not take them for its own.
        arrays = [jax.device_put(array.numpy().copy()) for array in inputs]
        with jax.disable_jit(self._piecewise):
            outputs = jax.tree_util.tree_leaves(self._target(*arrays))
        _refuse_tracers(outputs)
        size = sum(np.size(output) for output in outputs)
        if size > MAX_ELEMENTS:
            raise TooLarge(f"it returns {size:,} elements, over {MAX_ELEMENTS:,} in all")
        returned = "array" if self._gradient else self._call.returned
        return Ran(tuple(Array.of(jnp.asarray(output)) for output in outputs), returned)


def _refuse_tracers(values: Iterable[Any]) -> None:
    if any(isinstance(value, jax.core.Tracer) for value in values):
        raise UnexpectedTracerError("it uses a traced value outside of its trace")


class _Call:
    """One call of a student's function, whose result is looked at before JAX gets it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.returned = ""

    @property
    def once(self) -> Callable[..., Any]:
        # JAX remembers traces by function object: a new one is a new trace.
        return lambda *arguments: self._examined(self._function(*arguments))

    def _examined(self, result: Any) -> Any:
        leaves = jax.tree_util.tree_leaves(result)
        if any(leaf is ... for leaf in leaves):
            raise Placeholder
        for leaf in leaves:
            if not is_numeric(leaf):
                held = "" if leaf is result else f" that holds {_with_article(leaf)}"
                raise NotAnArray(f"it returns {_with_article(result)}{held}")
        is_array = isinstance(result, jax.Array | np.ndarray | np.generic)
        self.returned = "array" if is_array else type(result).__name__
        return result


def _gradient(call: _Call, count: int) -> Callable[..., Any]:
    argnums = 0 if count == 1 else tuple(range(count))
    gradient: Callable[..., Any] = jax.grad(call.once, argnums)
    return gradient


def is_numeric(value: Any) -> bool:
    """Whether it is an array of numbers or truth values, or one of them."""
    if isinstance(value, np.ndarray | np.generic):
        return value.dtype.kind in "biufcV"  # V: bfloat16 and the like
    return isinstance(value, jax.Array | bool | int | float | complex)


def _with_article(value: Any) -> str:
    # As wording.a, which is not among the files that bubblewrap shows a worker.
    name = type(value).__name__
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"
