"""All mutants of a source: every change of every place, one at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.mutants import expressions, statements


@dataclass(frozen=True)
class Mutant:
    """A source in which one thing was changed.

    `kind` is that of the change, `line` the one of the original source, where `before`
    stood and `after` stands now.
    """

    exercise: str
    kind: str
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        change = f"{_short(self.before)}  ->  {_short(self.after)}"
        return f"{self.exercise} line {self.line} [{self.kind}]: {change}"


def mutants(exercise: str, source: str) -> tuple[Mutant, ...]:
    """The mutants of a source, those with the same syntax tree once.

    What a file does only when it is run as a program is left alone, and so are docstrings.
    """
    tree = ast.parse(source)
    tree.body = [statement for statement in tree.body if not _is_main(statement)]
    seen, found = {ast.unparse(tree)}, []
    for kind, line, before, after in _changes(tree):
        text = _source(tree)
        if text not in seen:
            seen.add(text)
            found.append(Mutant(exercise, kind, line, before, after, text))
    return tuple(found)


def _source(tree: ast.Module) -> str:
    return ast.unparse(ast.fix_missing_locations(tree))


Change = tuple[str, int, str, str]


def _changes(tree: ast.Module) -> Iterator[Change]:
    """Makes the changes in the tree itself, and takes each back when the next is asked for."""
    for node, names in _nodes(tree, ()):
        for field, value in ast.iter_fields(node):
            if field == "body" and isinstance(value, list):
                yield from _changed_bodies(node, value, names)
            elif isinstance(value, list):
                for k, item in enumerate(value):
                    if _may_change(item):
                        yield from _changed_expressions(value, k, item, names)
            elif _may_change(value) and field not in ("annotation", "returns"):
                yield from _changed_expressions(vars(node), field, value, names)


def _changed_expressions(
    holder: Any, key: Any, node: ast.expr, names: Sequence[str]
) -> Iterator[Change]:
    before = ast.unparse(node)
    for kind, rule in expressions.RULES.items():
        for changed in rule(node, names):
            holder[key] = changed
            yield kind, node.lineno, before, ast.unparse(changed)
        holder[key] = node


def _changed_bodies(node: ast.AST, body: list[ast.stmt], names: Sequence[str]) -> Iterator[Change]:
    documented = isinstance(node, ast.Module | ast.FunctionDef) and _is_docstring(body[0])
    first, rest = (body[:1], body[1:]) if documented else ([], body)
    for kind, rule in statements.RULES.items():
        for changed in rule(rest, names):
            vars(node)["body"] = first + changed
            k = next(k for k, old in enumerate([*rest, None]) if changed[k : k + 1] != [old])
            there = rest[min(k, len(rest) - 1)]
            yield kind, there.lineno, _text(rest[k : k + 1]), _text(changed[k : k + 1])
        vars(node)["body"] = body


def _nodes(node: ast.AST, names: Sequence[str]) -> Iterator[tuple[ast.AST, Sequence[str]]]:
    """The nodes of a tree, each with the names in scope there."""
    if isinstance(node, ast.Module | ast.FunctionDef | ast.Lambda):
        names = tuple(dict.fromkeys([*_bound_in(node), *names]))
    yield node, names
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.stmt) and _is_docstring(child)):
            yield from _nodes(child, names)


def _bound_in(scope: ast.Module | ast.FunctionDef | ast.Lambda) -> Iterator[str]:
    if isinstance(scope, ast.FunctionDef | ast.Lambda):
        yield from (parameter.arg for parameter in scope.args.args)
    if isinstance(scope, ast.Lambda):
        return
    for statement in scope.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id
        if isinstance(statement, ast.FunctionDef):
            yield statement.name


def _may_change(node: Any) -> bool:
    stored = isinstance(getattr(node, "ctx", None), ast.Store)
    return isinstance(node, ast.expr) and not stored


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_main(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and "__name__" in ast.unparse(statement.test)


def _text(body: Sequence[ast.stmt]) -> str:
    return "; ".join(ast.unparse(ast.fix_missing_locations(statement)) for statement in body)


def _short(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 60 else f"{words[:57]}..."
