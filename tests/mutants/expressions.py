"""What one changed expression may become, by the kind of the change."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence

Names = Sequence[str]
"""The names in scope where an expression stands, those of its own function first."""

Rule = Callable[[ast.expr, Names], Iterator[ast.expr]]

_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)
_COMPARISONS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)

_NEIGHBOURS = (
    "sum mean max min prod cumsum nansum std median argmax any",
    "array asarray zeros_like ones_like",
    "scan fori_loop while_loop associative_scan map",
    "cond switch select while_loop",
)

_RELATED = (
    "A B C D",
    "x y shifted squared total",
    "add sub mul square reduce_sum reduce_max add_any broadcast_in_dim",
    "f32[3] f32[] f32[4] f32[3,1] i32[3] x",
    "captured explicit",
)


def expression(text: str, **parts: ast.expr) -> ast.expr:
    """The parsed text, with the parts in place of the names that they are given by."""

    class Fill(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return parts.get(node.id, node)

    return Fill().visit(ast.parse(text, mode="eval").body)


def _operators(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from (ast.BinOp(node.left, operator(), node.right) for operator in _OPERATORS)


def _operands(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    match node:
        case ast.BinOp(left=left, op=operator, right=right):
            yield from (left, right, ast.BinOp(right, operator, left))
        case ast.Compare(left=left, ops=operators, comparators=[right]):
            yield from (left, right, ast.Compare(right, operators, [left]))


def _signs(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    match node:
        case ast.UnaryOp(operand=operand):
            yield from (operand, ast.UnaryOp(ast.UAdd(), operand), ast.UnaryOp(ast.Not(), operand))
        case ast.Name() | ast.Call() | ast.BinOp() | ast.Compare() | ast.Subscript():
            yield ast.UnaryOp(ast.USub(), node)
            yield expression("abs(it)", it=node)


def _comparisons(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        yield from (ast.Compare(node.left, [how()], node.comparators) for how in _COMPARISONS)
        yield ast.UnaryOp(ast.Not(), node)
        yield from (ast.Constant(True), ast.Constant(False))


def number(value: float) -> ast.expr:
    """The number as source: a negative one has its sign in front."""
    return ast.parse(repr(value), mode="eval").body


def _numbers(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    value = node.value if isinstance(node, ast.Constant) else None
    if isinstance(value, int | float) and not isinstance(value, bool):
        kind = type(value)
        yield from map(number, (kind(0), kind(1), kind(-1)))
        yield from map(number, (value + 1, value - 1, -value, 2 * value, value / 2))
        yield number(float(value) if kind is int else int(value))
        yield expression("-it", it=node)


def _strings(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
        yield from map(ast.Constant, (text + "_", text[:-1], text.lower()))
        for group in map(str.split, _RELATED):
            if text in group:
                yield from map(ast.Constant, group)
        yield ast.Constant(text.replace("f32", "float32"))


def _calls(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if not isinstance(node, ast.Call):
        return
    yield from node.args
    for k in range(len(node.args)):
        yield ast.Call(node.func, node.args[:k] + node.args[k + 1 :], node.keywords)
        for later in range(k + 1, len(node.args)):
            yield ast.Call(node.func, _swapped(node.args, k, later), node.keywords)
    for k in range(len(node.keywords)):
        yield ast.Call(node.func, node.args, node.keywords[:k] + node.keywords[k + 1 :])


def _functions(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Attribute):
        for group in map(str.split, _NEIGHBOURS):
            if node.attr in group:
                yield from (ast.Attribute(node.value, other, node.ctx) for other in group)
        if node.attr == "sum":
            yield expression("sum")


def _keywords(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call):
        added = {
            "sum": "axis=0 axis=-1 axis=1 axis=() keepdims=True dtype=jnp.float32 dtype=int",
            "scan": "reverse=True unroll=2 unroll=4 xs=z",
            "array": "dtype=jnp.float32 dtype=int ndmin=2",
        }
        function = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        for keyword in added.get(function, "").split():
            called = expression(f"f({keyword})")
            assert isinstance(called, ast.Call)
            yield ast.Call(node.func, node.args, [*node.keywords, *called.keywords])


def _names(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Name) and node.id not in ("jax", "jnp"):
        yield from (ast.Name(name, node.ctx) for name in names)
        if node.id in names:
            yield from map(number, (0.0, 1.0))
            yield ast.Constant(None)


def _indices(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Subscript):
        yield node.value
        for index in ("[:1]", "[..., 0]", "[-1]", "[1:]", "[::-1]", "[None]"):
            yield expression(f"it{index}", it=node.value)


def _elements(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    """Of a collection: one left out, two swapped, another kind of collection."""
    match node:
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
            kinds = (ast.List, ast.Tuple)
            kind = kinds[0] if isinstance(node, ast.List) else kinds[1]
            for k in range(len(elements)):
                yield kind(elements[:k] + elements[k + 1 :], ast.Load())
            for k in range(len(elements) - 1):
                yield kind(_swapped(elements, k, k + 1), ast.Load())
            yield from (other(elements, ast.Load()) for other in kinds)
        case ast.Dict(keys=keys, values=values):
            for k in range(len(keys)):
                yield ast.Dict(keys[:k] + keys[k + 1 :], values[:k] + values[k + 1 :])
            for k in range(len(keys) - 1):
                yield ast.Dict(keys, _swapped(values, k, k + 1))
            yield from values


def _loops(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name("range"), args=[count]):
            for bounds in ("0, n", "1, n", "n, 0, -1", "1, n + 1", "n + 1", "n - 1", "0, n, 2"):
                yield expression(f"range({bounds})", n=count)
        case ast.Call(
            func=ast.Attribute(attr="scan"),
            args=[step, start, _],
            keywords=[ast.keyword(arg="length", value=count)],
        ):
            for text in _INSTEAD_OF_SCAN:
                yield expression(text, step=step, start=start, n=count)


_INSTEAD_OF_SCAN = (
    "jax.lax.scan(step, start, jnp.arange(n))",
    "jax.lax.scan(step, start, jnp.zeros(n), reverse=True)",
    "(jax.lax.fori_loop(0, n, lambda _, c: step(c, None)[0], start), None)",
    "(jax.lax.fori_loop(0, jnp.int32(n), lambda _, c: step(c, None)[0], start), None)",
    "jax.lax.scan(lambda c, _: jax.lax.scan(step, c, None, length=n), start, None, length=1)",
    "jax.lax.scan(lambda c, _: jax.lax.scan(step, c, None, length=2), start, None, length=n // 2)",
    "jax.lax.scan(lambda c, _: (c, None), start, None, length=n)",
    "step(step(step(step(start, None)[0], None)[0], None)[0], None)",
    "jax.lax.scan(step, step(start, None)[0], None, length=n - 1)",
    "jax.jit(lambda z: jax.lax.scan(step, z, None, length=n))(start)",
    "jax.lax.scan(lambda c, _: step(jax.lax.stop_gradient(c), None), start, None, length=n)",
)


def _branches(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Attribute(attr="cond"), args=[choice, yes, no, operand]):
            for text in _INSTEAD_OF_COND:
                yield expression(text, choice=choice, yes=yes, no=no, it=operand)


_INSTEAD_OF_COND = (
    "jnp.where(choice, (yes)(it), (no)(it))",
    "jax.lax.select(choice, (yes)(it), (no)(it))",
    "(yes)(it) if choice else (no)(it)",
    "jax.lax.switch(jnp.int32(choice), (no, yes), it)",
    "jax.lax.switch(jnp.int32(choice), (yes, no), it)",
    "jax.lax.cond(choice, yes, yes, it)",
    "jax.lax.cond(choice, no, no, it)",
    "jax.jit(lambda v: jax.lax.cond(choice, yes, no, v))(it)",
    "jax.vmap(lambda c: jax.lax.cond(c, yes, no, it))(choice[None])[0]",
    "jax.lax.cond(choice, lambda: (yes)(it), lambda: (no)(it))",
)


def _results(node: ast.expr, names: Names) -> Iterator[ast.expr]:
    if isinstance(node, ast.Name | ast.Call | ast.BinOp):
        for text in ("[it]", "it[None]", "jax.lax.stop_gradient(it)", "it.astype(jnp.float16)"):
            yield expression(text, it=node)
        for text in ("jnp.float32(it)", "it + 0 * it", "it * 1", "jnp.exp(jnp.log(it))"):
            yield expression(text, it=node)


def _swapped(items: Sequence[ast.expr], one: int, other: int) -> list[ast.expr]:
    swapped = list(items)
    swapped[one], swapped[other] = items[other], items[one]
    return swapped


RULES: Mapping[str, Rule] = {
    "operator": _operators,
    "operand": _operands,
    "sign": _signs,
    "comparison": _comparisons,
    "number": _numbers,
    "string": _strings,
    "call": _calls,
    "function": _functions,
    "keyword": _keywords,
    "name": _names,
    "index": _indices,
    "element": _elements,
    "loop": _loops,
    "branch": _branches,
    "result": _results,
}
