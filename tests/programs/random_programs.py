"""Random small JAX functions, with functions inside functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

from tests.programs.random_operations import FAMILIES
from tests.programs.random_scope import Scope, Style, numbers_of
from tests.programs.random_source import Function, Line, Value

DEPTH = 2
Outputs = Callable[[Scope], tuple[Value, ...]]


@dataclass(frozen=True)
class Case:
    """A function and inputs for it."""

    function: Function
    inputs: tuple[np.ndarray, ...]

    def __repr__(self) -> str:
        given = ", ".join(
            f"np.array({x.ravel().tolist()}, {x.dtype.name!r}).reshape({x.shape})"
            for x in self.inputs
        )
        return f"{self.function!r}\n{self.function.name}({given})\n"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # what Hypothesis prints
        printer.text(repr(self))


@st.composite
def cases(draw: st.DrawFn, style: Style) -> Case:
    """A random function in that style with one to three inputs."""
    scope = Scope(draw, style)
    name = next(scope.names)
    inputs = [
        scope.fresh(scope.choose(style.dtypes), scope.shape()) for _ in range(scope.integer(0, 2))
    ]
    inputs.insert(0, scope.fresh(style.floating, scope.shape()))
    made = _function(scope, name, inputs, (), scope.integer(1, 8), DEPTH, _some)
    return Case(made, tuple(draw(numbers_of(*value.type)) for value in inputs))


def _function(
    scope: Scope,
    name: str,
    inputs: Sequence[Value],
    captured: Sequence[Value],
    length: int,
    depth: int,
    outputs: Outputs,
    several: bool = True,
) -> Function:
    inner = scope.inner([*captured, *inputs])
    lines = []
    for _ in range(length):
        line = _line(inner, depth)
        if line is not None:
            lines.append(line)
            inner.values.extend(line.results)
    return Function(name, tuple(inputs), tuple(lines), outputs(inner), several)


def _line(scope: Scope, depth: int) -> Line | None:
    if depth and scope.integer(0, 3) == 3:
        return scope.choose(list(NESTED.values()))(scope, depth - 1)
    return scope.choose(list(FAMILIES.values()))(scope)


def _some(scope: Scope) -> tuple[Value, ...]:
    """The last value, and one or two more that may be inputs."""
    more = [scope.choose(scope.values) for _ in range(scope.integer(0, 2))]
    return (scope.values[-1], *more)


def _of_types(types: Sequence[tuple[str, tuple[int, ...]]]) -> Outputs:
    return lambda scope: tuple(scope.of_type(*type) for type in types)


def _types(values: Sequence[Value]) -> list[tuple[str, tuple[int, ...]]]:
    return [value.type for value in values]


def _texts(values: Sequence[Value]) -> str:
    return ", ".join(value.text for value in values)


def _chosen(scope: Scope, most: int = 2) -> list[Value]:
    return [scope.choose(scope.values[::-1]) for _ in range(scope.integer(1, most))]


def _inner(
    scope: Scope,
    types: Sequence[Value | tuple],
    depth: int,
    outputs: Outputs,
    captures: bool = True,
) -> Function:
    """A function of fresh inputs of those types, which may capture what is in scope."""
    name = next(scope.names)
    inputs = [scope.fresh(*(item.type if isinstance(item, Value) else item)) for item in types]
    captured = _chosen(scope, 1) if captures and scope.chance() else []
    return _function(scope, name, inputs, captured, scope.integer(0, 3), depth, outputs)


def _call(scope: Scope, results: Sequence[tuple], expression: str, *functions: Function) -> Line:
    made = tuple(scope.fresh(*type) for type in results)
    return Line(made, expression, functions, single=False)


def call(scope: Scope, depth: int) -> Line:
    operands = _chosen(scope)
    body = _inner(scope, operands, depth, _some)
    how = scope.choose(("jax.jit", "jax.checkpoint"))
    return _call(scope, _types(body.outputs), f"{how}({body.name})({_texts(operands)})", body)


def vmap(scope: Scope, depth: int) -> Line | None:
    n = scope.choose((3, 1, 2))
    mapped = [value for value in scope.values if value.rank and value.shape[0] == n]
    operands = [scope.choose(mapped)] if mapped else [scope.captured(scope.style.floating, (n,))]
    body = _inner(scope, [(v.dtype, v.shape[1:]) for v in operands], depth, _some)
    results = [(v.dtype, (n, *v.shape)) for v in body.outputs]
    return _call(scope, results, f"jax.vmap({body.name})({_texts(operands)})", body)


def branches(scope: Scope, depth: int) -> Line:
    operands = _chosen(scope)
    first = _inner(scope, operands, depth, _some)
    types = _types(first.outputs)
    rest = [_inner(scope, operands, depth, _of_types(types)) for _ in range(scope.integer(1, 2))]
    names = ", ".join(body.name for body in (first, *rest))
    if len(rest) == 1:
        which = scope.of_type("bool", ())
        expression = f"lax.cond({which.text}, {names}, {_texts(operands)})"
    else:
        which = scope.of_type("int32", ())
        expression = f"lax.switch({which.text}, [{names}], {_texts(operands)})"
    return _call(scope, types, expression, first, *rest)


def scan(scope: Scope, depth: int) -> Line:
    n = scope.choose((3, 1, 2, 0))
    carry = _chosen(scope)
    xs = [v for v in scope.values if v.rank and v.shape[0] == n][-1:]
    if not xs and scope.chance():
        xs = [scope.captured(scope.choose(scope.style.dtypes), (n,))]
    stacked: list[Value] = []

    def outputs(inner: Scope) -> tuple[Value, ...]:
        stacked[:] = _chosen(inner, 1) if inner.chance() else []
        return (*_of_types(_types(carry))(inner), *stacked)

    body = _inner(scope, [*carry, *[(v.dtype, v.shape[1:]) for v in xs]], depth, outputs)
    results = [*_types(carry), *[(v.dtype, (n, *v.shape)) for v in stacked]]
    reverse = ", reverse=True" if scope.chance() else ""
    expression = (
        f"scan({body.name}, ({_texts(carry)},), "
        f"({_texts(xs)}{',' * bool(xs)}), length={n}{reverse})"
    )
    return _call(scope, results, expression, body)


def loop(scope: Scope, depth: int) -> Line:
    carry = _chosen(scope)
    types = _types(carry)
    body = _inner(scope, [("int32", ()), *types], depth, _of_types(types))
    expression = f"times({scope.choose((2, 0, 3))}, {body.name}, {_texts(carry)})"
    return _call(scope, types, expression, body)


def while_loop(scope: Scope, depth: int) -> Line:
    carry = _chosen(scope)
    types = _types(carry)
    body = _inner(scope, types, depth, _of_types(types))
    condition = _inner(scope, types, depth, _of_types([("bool", ())]))
    name = next(scope.names)
    holds = f"lambda *{name}: {condition.name}(*{name})[0]"
    limit = scope.integer(0, 3)
    expression = f"while_below({limit}, {holds}, {body.name}, {_texts(carry)})"
    return _call(scope, types, expression, condition, body)


def own_derivative(scope: Scope, depth: int) -> Line:
    x = scope.of_kind("f")
    name = next(scope.names)
    y = scope.fresh(*x.type)
    made = _function(scope, name, [y], (), scope.integer(1, 2), 0, _of_types([x.type]), False)
    kind, rule = scope.choose(
        [
            ("jvp", f"{name}.defjvps(lambda slope, result, it: 2 * slope)"),
            ("jvp", f"{name}.defjvps(lambda slope, result, it: it * slope)"),
            ("vjp", f"{name}.defvjp(lambda it: ({name}(it), it), lambda it, slope: (3 * slope,))"),
            ("vjp", f"{name}.defvjp(lambda it: (it + 1, it), lambda it, slope: (it * slope,))"),
        ]
    )
    made = Function(
        made.name, made.inputs, made.lines, made.outputs, False, f"@jax.custom_{kind}", rule
    )
    return Line((scope.fresh(*x.type),), f"{name}({x.text})", (made,))


NESTED: Mapping[str, Callable[[Scope, int], Line | None]] = {
    "call": call,
    "branches": branches,
    "scan": scan,
    "loop": loop,
    "vmap": vmap,
    "own derivative": own_derivative,
    "while": while_loop,
}
