"""Findings about graders: whether what they test and ask for is what the catalog says."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from graders.authoring.project import CATALOG, Finding, Findings, Project, grader, starter
from graders.authoring.todos import names_bound
from graders.catalog import Exercise


def of_specifications(project: Project) -> Findings:
    """Every check has its test, every test its check, and what they ask for is in the starter."""
    for exercise in project.catalog.exercises:
        module = project.module(grader(exercise))
        if module is not None:
            yield from _unmatched(exercise, module)
            yield from _unlisted(exercise, module)
        yield from _unbound(exercise, project)


def _unmatched(exercise: Exercise, module: ast.Module) -> Findings:
    tests = [
        node
        for node in module.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    if any(map(_has_cases, tests)):  # which are known only when it runs
        return
    tested = {test.name.removeprefix("test_") for test in tests}
    listed = {check.name for check in exercise.checks}
    for name in sorted(listed - tested):
        what = f"has no test of the check {name}"
        yield Finding(grader(exercise), what, f"write test_{name} there")
    for name in sorted(tested - listed):
        what = f"has test_{name}, of no check in {CATALOG}"
        yield Finding(grader(exercise), what, f"add the check {name} to {exercise.name} there")


def _has_cases(test: ast.FunctionDef) -> bool:
    return any("parametrize" in ast.unparse(decorator) for decorator in test.decorator_list)


def _unlisted(exercise: Exercise, module: ast.Module) -> Findings:
    listed = {
        "function": {function.name for function in exercise.functions},
        "data": set(exercise.data),
    }
    for fixture, name in _asked(module):
        if fixture in listed and name not in listed[fixture]:
            kind = "functions" if fixture == "function" else "data"
            what = f"asks for {name}, which {CATALOG} does not list"
            yield Finding(grader(exercise), what, f"add it to the {kind} of {exercise.name}")


def _asked(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The fixtures of a grader, each with the name that it asks for."""
    for statement in module.body:
        match statement:
            case ast.Assign(
                value=ast.Call(func=ast.Name(id=fixture), args=[ast.Constant(value=str(name))])
            ):
                yield fixture, name


def _unbound(exercise: Exercise, project: Project) -> Findings:
    module = project.module(starter(exercise))
    bound = names_bound(module)
    for name in (*(function.name for function in exercise.functions), *exercise.data):
        if module is not None and name not in bound:
            what = f"does not bind {name}, which {CATALOG} lists"
            yield Finding(starter(exercise), what, "bind it at the top, or mend its name")
