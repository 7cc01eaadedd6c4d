"""What an author writes, as data: the catalog and the texts of the files."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from graders.catalog import Catalog, Exercise

EXERCISES, STARTERS, SOLUTIONS = "exercises", "graders/starters", "solutions"
FOLDERS = (EXERCISES, STARTERS, SOLUTIONS)
SUBMISSIONS = "tests/submissions"
CATALOG = "graders/catalog.toml"


@dataclass(frozen=True)
class Project:
    """The catalog, and the text of each file by its path, such as "solutions/offset_two.py"."""

    catalog: Catalog
    files: Mapping[str, str]

    def module(self, path: str) -> ast.Module | None:
        """The file parsed; None if it is missing or is no Python."""
        return _parsed(self.files[path]) if path in self.files else None

    def below(self, folder: str) -> Iterator[str]:
        """The paths of the files in a folder and in the folders inside it."""
        return (path for path in self.files if path.startswith(f"{folder}/"))


@functools.cache
def _parsed(text: str) -> ast.Module | None:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError):
        return None


@dataclass(frozen=True)
class Finding:
    """One sentence: where something is wrong, what it is, and how to mend it."""

    where: str
    what: str
    mend: str

    def __str__(self) -> str:
        return f"{self.where} {self.what}; {self.mend}."


Findings = Iterator[Finding]


def starter(exercise: Exercise) -> str:
    return f"{STARTERS}/{exercise.file}"


def solution(exercise: Exercise) -> str:
    return f"{SOLUTIONS}/{exercise.file}"


def grader(exercise: Exercise) -> str:
    return f"graders/test_{exercise.name}.py"


def read_project(root: Path, catalog: Catalog) -> Project:
    """The project in that folder; raises OSError if a file cannot be read."""
    paths = [path for folder in (*FOLDERS, SUBMISSIONS) for path in (root / folder).rglob("*")]
    paths += (root / "graders").glob("test_*.py")
    return Project(
        catalog,
        {
            path.relative_to(root).as_posix(): path.read_text(encoding="utf-8", errors="replace")
            for path in sorted(paths)
            if path.is_file() and "__pycache__" not in path.parts
        },
    )
