"""Whether a function still has a bare `...` where the student's answer should stand."""

from __future__ import annotations

import ast
import functools
import inspect
import types
from collections.abc import Iterator
from typing import Any

Node = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Placeholder(Exception):
    """A value is `...`, or holds it."""


def first_placeholder(name: str, value: Any, source: str) -> int | None:
    """The line of the first bare `...` in what is bound to the name, or in what that uses.

    `name` is what the module calls the value. An index such as `x[..., 0]` is no placeholder.
    """
    found = (_Finder.finds_in(node) for node in _used(name, value, source))
    return min((line for line in found if line is not None), default=None)


def is_only_placeholder(name: str, function: Any, source: str) -> bool:
    """Whether the body of the function itself consists of `...` only."""
    return any(_is_empty(node) for node in _definitions(name, function, ast.parse(source)))


def _used(name: str, function: Any, source: str) -> Iterator[ast.AST]:
    """The function's definition, and those of the same file that it names, and so on."""
    tree = ast.parse(source)
    bindings = _bindings(tree)
    waiting: list[ast.AST] = [*_definitions(name, function, tree)]
    if not waiting:
        waiting = [*bindings.get(name, [])]
    seen: set[ast.AST] = set()
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.add(node)
        yield node
        names = {child.id for child in ast.walk(node) if isinstance(child, ast.Name)}
        waiting += [binding for used in names for binding in bindings.get(used, [])]


def _bindings(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """The module's functions, classes and assignments by the names they bind.

    A definition takes the place of what was there before; an assignment may make use of it.
    """
    found: dict[str, list[ast.AST]] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = [node]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for child in (child for target in targets for child in ast.walk(target)):
                if isinstance(child, ast.Name):
                    found.setdefault(child.id, []).append(node)
    return found


def _definitions(name: str, function: Any, tree: ast.Module) -> list[Node]:
    """Where the file defines it: by its first line, for a name may be bound twice."""
    code = getattr(_unwrapped(function), "__code__", None)
    if not isinstance(code, types.CodeType):
        return []
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, Node)
        and code.co_name == getattr(node, "name", "<lambda>")
        and code.co_firstlineno == _first_line(node)
    ]


def _first_line(node: Node) -> int:
    decorators = [] if isinstance(node, ast.Lambda) else node.decorator_list
    return min(part.lineno for part in (node, *decorators))


def _unwrapped(function: Any) -> Any:
    """The Python function under `jit`, partials, bound methods and callable objects."""
    for _ in range(100):  # wrappers can go round in a circle
        if isinstance(function, functools.partial):
            function = function.func
        elif isinstance(function, types.MethodType):
            function = function.__func__
        elif hasattr(function, "__wrapped__"):
            function = function.__wrapped__
        elif isinstance(function, types.FunctionType):
            break
        else:
            function = inspect.getattr_static(type(function), "__call__", None)
    return function


class _Finder(ast.NodeVisitor):
    """Looks for `...` as a value; not as an index, an annotation or a default."""

    def __init__(self) -> None:
        self.lines: list[int] = []

    @classmethod
    def finds_in(cls, node: ast.AST) -> int | None:
        """The line of the first."""
        finder = cls()
        finder.visit(node)
        return min(finder.lines, default=None)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is ...:
            self.lines.append(node.lineno)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        for operand in (node.left, *node.comparators):
            if not isinstance(operand, ast.Constant):
                self.visit(operand)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a lone `...` does nothing
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if _is_empty(node):
            self.lines.append(node.body[-1].lineno)
        for statement in node.body:
            self.visit(statement)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            if not (isinstance(statement, Node) and _is_empty(statement)):  # a subclass has it
                self.visit(statement)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)


def _is_empty(node: Node) -> bool:
    if isinstance(node, ast.Lambda):
        return _is_ellipsis(node.body)
    body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
    return bool(body) and all(isinstance(s, ast.Expr) and _is_ellipsis(s.value) for s in body)


def _is_ellipsis(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...
