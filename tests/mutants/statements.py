"""What the statements of a body may become if one thing about them changes."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Mapping, Sequence

from tests.mutants.expressions import Names, expression

Body = list[ast.stmt]
Rule = Callable[[Body, Names], Iterator[Body]]


def _removed(body: Body, names: Names) -> Iterator[Body]:
    for k in range(len(body)):
        yield [*body[:k], *body[k + 1 :]] or [ast.Pass()]


def _order(body: Body, names: Names) -> Iterator[Body]:
    for k in range(len(body)):
        yield [*body[: k + 1], *body[k:]]
    for k in range(len(body) - 1):
        yield [*body[:k], body[k + 1], body[k], *body[k + 2 :]]


def _targets(body: Body, names: Names) -> Iterator[Body]:
    for k, statement in enumerate(body):
        match statement:
            case ast.Assign(targets=[ast.Name()], value=value):
                targets: Sequence[ast.expr] = [ast.Name(name, ast.Store()) for name in names]
            case ast.Assign(targets=[ast.Tuple(elts=[one, other])], value=value):
                targets = [one, ast.Tuple([other, one], ast.Store())]
            case _:
                continue
        for target in targets:
            yield [*body[:k], ast.Assign([target], value, lineno=0), *body[k + 1 :]]


def _branches(body: Body, names: Names) -> Iterator[Body]:
    """Of an `if` whose body returns: the two results swapped, each alone, a conditional result."""
    for k, statement in enumerate(body[:-1]):
        match statement, body[k + 1]:
            case ast.If(test=test, body=[ast.Return(value=one)]), ast.Return(value=other):
                assert one and other
                yield [*body[:k], ast.If(test, [ast.Return(other)], []), ast.Return(one)]
                yield [*body[:k], ast.If(test, [ast.Return(one)], []), ast.Return(one)]
                yield [*body[:k], ast.If(test, [ast.Return(other)], []), ast.Return(other)]
                for text in _INSTEAD_OF_IF:
                    result = expression(text, choice=test, one=one, other=other)
                    yield [*body[:k], ast.Return(result)]


_INSTEAD_OF_IF = (
    "one if choice else other",
    "jnp.where(choice, one, other)",
    "jax.lax.cond(choice, lambda: one, lambda: other)",
    "(other, one)[int(choice)]",
    "(other, one)[bool(choice)]",
    "one if float(choice) else other",
)


def _loops(body: Body, names: Names) -> Iterator[Body]:
    for k, statement in enumerate(body):
        if not isinstance(statement, ast.For):
            continue
        before, after = body[:k], body[k + 1 :]
        for inside in ([*statement.body, ast.Break()], [ast.Continue(), *statement.body]):
            loop = ast.For(statement.target, statement.iter, inside, [], lineno=0)
            yield [*before, loop, *after]
        yield [*before, *statement.body, *after]
        yield [*before, *statement.body * 4, *after]
        match statement:
            case ast.For(
                target=ast.Name(index),
                iter=ast.Call(func=ast.Name("range"), args=[count]),
                body=[ast.Assign(targets=[ast.Name(carried)], value=value)],
            ):
                for bound in ("n", "jnp.int32(n)"):
                    loop_text = f"jax.lax.fori_loop(0, {bound}, lambda {index}, {carried}: v, c)"
                    looped = expression(
                        loop_text, n=count, v=value, c=ast.Name(carried, ast.Load())
                    )
                    target = ast.Name(carried, ast.Store())
                    yield [*before, ast.Assign([target], looped, lineno=0), *after]


def _parameters(body: Body, names: Names) -> Iterator[Body]:
    for k, statement in enumerate(body):
        if not isinstance(statement, ast.FunctionDef):
            continue
        plain = statement.args.args
        extra = ast.arg("extra")
        kinds: list[tuple[list[ast.arg], list[ast.expr]]] = [
            ([*plain, extra], []),
            ([*plain, extra], [ast.Constant(None)]),
            (plain, [ast.Constant(0.0)]),
            (plain[::-1], []),
            *((plain[:k] + plain[k + 1 :], []) for k in range(len(plain))),
        ]
        for arguments, defaults in kinds:
            changed = copy.copy(statement)
            changed.args = ast.arguments([], arguments, None, [], [], None, defaults)
            yield [*body[:k], changed, *body[k + 1 :]]


def _decorators(body: Body, names: Names) -> Iterator[Body]:
    for k, statement in enumerate(body):
        if isinstance(statement, ast.FunctionDef):
            for decorator in ("jax.jit", "jax.checkpoint", "jax.vmap", "jax.grad"):
                changed = copy.copy(statement)
                changed.decorator_list = [expression(decorator)]
                yield [*body[:k], changed, *body[k + 1 :]]


RULES: Mapping[str, Rule] = {
    "removed": _removed,
    "order": _order,
    "target": _targets,
    "if": _branches,
    "for": _loops,
    "parameter": _parameters,
    "decorator": _decorators,
}
