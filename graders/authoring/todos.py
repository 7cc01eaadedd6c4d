"""Findings about starters and solutions: placeholders, TODO markers, the names that are bound."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from graders.authoring.project import Finding, Findings, Project, solution, starter

MARKER = re.compile(r"#.*\bTODO\b")
INSTRUCTION = re.compile(r"# TODO: \S")
MAX_WIDTH = 88


def of_starters_and_solutions(project: Project) -> Findings:
    """A starter marks what is to be done, and its solution has done that and no more."""
    for exercise in project.catalog.exercises:
        given, solved = starter(exercise), solution(exercise)
        if given in project.files:
            yield from _unmarked(project, given)
            yield from _too_wide(project, given)
        if solved in project.files:
            yield from _left_over(project, solved)
            yield from _too_wide(project, solved)
        if given in project.files and solved in project.files:
            yield from _other_names(project, given, solved)


def _unmarked(project: Project, path: str) -> Findings:
    placeholders = set(_placeholders(project.module(path)))
    if project.module(path) and not placeholders:
        yield Finding(path, "leaves nothing to do", "put ... in place of what students write")
    for number, line in enumerate(project.files[path].splitlines(), 1):
        where = f"{path}:{number}"
        if number in placeholders and not INSTRUCTION.search(line):
            mend = "end the line with `# TODO: ` and what to write"
            yield Finding(where, "holds a placeholder that nothing marks", mend)
        if number not in placeholders and MARKER.search(line):
            mend = "put it behind a ... that students replace"
            yield Finding(where, "marks a TODO where no placeholder stands", mend)


def _left_over(project: Project, path: str) -> Findings:
    placeholders = set(_placeholders(project.module(path)))
    for number, line in enumerate(project.files[path].splitlines(), 1):
        if number in placeholders or MARKER.search(line):
            yield Finding(f"{path}:{number}", "is still to do", "write what solves it")


def _too_wide(project: Project, path: str) -> Findings:
    for number, line in enumerate(project.files[path].splitlines(), 1):
        if len(line) > MAX_WIDTH or not line.isascii():
            mend = f"keep to {MAX_WIDTH} columns of ASCII"
            yield Finding(f"{path}:{number}", "does not fit on every screen", mend)


def _other_names(project: Project, given: str, solved: str) -> Findings:
    starter_names, solution_names = (names_bound(project.module(path)) for path in (given, solved))
    if differing := sorted(starter_names ^ solution_names):
        what = f"and {given} do not both bind {', '.join(differing)}"
        yield Finding(solved, what, "use the same public names at the top of both")


def names_bound(module: ast.Module | None) -> set[str]:
    """The public names that a file's functions, classes and assignments bind at its top."""
    if module is None:
        return set()
    names = set()
    for statement in module.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            names.add(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            names |= {
                node.id
                for node in ast.walk(statement)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            }
    return {name for name in names if not name.startswith("_")}


def _placeholders(module: ast.Module | None) -> Iterator[int]:
    """The lines on which a `...` stands for something to be written, and is not compared with."""
    waiting: list[ast.AST] = [module] if module else []
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant) and node.value is ...:
            yield node.lineno
        if not isinstance(node, ast.Compare | ast.Subscript):
            waiting += ast.iter_child_nodes(node)
