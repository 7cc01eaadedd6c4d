"""Students graded by otter-grader, with the naive grader's checks in otter's format.

A student's files become the cells of a notebook, each with otter's check behind it, which
`otter run` grades in a process of its own. otter-grader is no dependency of this project: it is
used where a Python has it.
"""

from __future__ import annotations

import ast
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.benchmarks.naive.checks import CHECKS
from tests.benchmarks.processes import Run, environment, run

CHECKS_FILE = Path(__file__).parent / "naive" / "checks.py"
TEST = """\
from otter.test_files import test_case
from naive_checks import CHECKS

OK_FORMAT = False
name = {exercise!r}
points = {points}
"""
CASE = """

@test_case(points=1)
def test_{check}(env):
    CHECKS[name][{check!r}](env)
"""


def version(python: str) -> str | None:
    """The version of otter-grader that this Python has, with all that the checks need."""
    code = (
        "from importlib import metadata, util\n"
        "if all(map(util.find_spec, ['otter', 'jax', 'hypothesis', 'pytest'])):\n"
        "    print(metadata.version('otter-grader'))"
    )
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, env=environment())
    return done.stdout.strip() or None


def make_autograder(path: Path) -> None:
    """Write the zip archive that `otter run` grades with."""
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("otter_config.json", json.dumps({"lang": "python", "pdf": False}))
        archive.write(CHECKS_FILE, "files/naive_checks.py")
        for exercise, checks in CHECKS.items():
            test = TEST.format(exercise=exercise, points=len(checks))
            cases = "".join(CASE.format(check=check) for check in checks)
            archive.writestr(f"tests/{exercise}.py", test + cases)


def grade(
    student: Path, autograder: Path, python: str, *, shrink: bool, right: bool = False
) -> Run:
    """Grade a student's folder with `otter run`; ends the benchmark if it should be right."""
    with tempfile.TemporaryDirectory() as folder:
        notebook = Path(folder, "lesson.ipynb")
        notebook.write_text(json.dumps(_notebook(student)), encoding="utf-8")
        otter = [python, "-m", "otter", "run", "--no-logo", "-a", str(autograder), "-o", folder]
        # Its kernel is found beside its Python.
        path = f"{Path(python).parent}:{environment().get('PATH', '')}"
        cost = run([*otter, str(notebook)], PATH=path, SHRINK="yes" if shrink else "no")
        results = json.loads(Path(folder, "results.json").read_text(encoding="utf-8"))
    points = sum(test.get("score", 0) for test in results["tests"])
    if right and points != sum(map(len, CHECKS.values())):
        raise SystemExit(f"otter gives the solutions {points} points: {results}")
    return cost


def _notebook(student: Path) -> dict[str, Any]:
    cells = ['import otter\ngrader = otter.Notebook("lesson.ipynb")', *_cells(student)]
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}},
        "cells": [
            {
                "id": f"cell-{number}",
                "cell_type": "code",
                "metadata": {},
                "source": source,
                "outputs": [],
                "execution_count": None,
            }
            for number, source in enumerate(cells)
        ],
    }


def _cells(student: Path) -> Iterator[str]:
    for exercise in CHECKS:
        file = student / f"{exercise}.py"
        if file.exists():
            yield _without_main(file.read_text(encoding="utf-8"))
        yield f"grader.check({exercise!r})"


def _without_main(source: str) -> str:
    """The file up to what it does when it is run, which a notebook would not have."""
    try:
        statements = ast.parse(source).body
    except SyntaxError:
        return source
    for statement in statements:
        if isinstance(statement, ast.If) and "__name__" in ast.unparse(statement.test):
            return "\n".join(source.splitlines()[: statement.lineno - 1])
    return source
