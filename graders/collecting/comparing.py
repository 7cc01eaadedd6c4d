"""Whose points changed between two runs over a class, and why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from graders.collecting.keeping import grade_in
from graders.reports.model import CheckGrade, Grade


def changes(before: Path, now: Path) -> Iterator[str]:
    """A line for each student whose points differ, and one for each check that came out other.

    Both are folders that `collect` wrote; students are known by their folder in students/.
    """
    old, new = _grades(before), _grades(now)
    for name in sorted(old.keys() | new.keys()):
        if name not in old:
            yield f"{name}: {new[name].points} points, was not there"
        elif name not in new:
            yield f"{name}: is not there any more, had {old[name].points} points"
        elif old[name].points != new[name].points:
            yield f"{name}: {old[name].points} -> {new[name].points} points"
            yield from (f"  {line}" for line in _checks(old[name], new[name]))


def _grades(folder: Path) -> dict[str, Grade]:
    grades = {}
    for path in (folder / "students").glob("*/report.json"):
        with suppress(msgspec.DecodeError):  # a damaged one is as good as none
            grades[path.parent.name] = grade_in(path.read_bytes())
    return grades


def _checks(old: Grade, new: Grade) -> Iterator[str]:
    was = {key: check for key, check in _by_name(old)}
    for key, check in _by_name(new):
        before = was.get(key)
        if before is None:
            yield f"{' '.join(key)}: new, {check.status}"
        elif (before.status, before.points) != (check.status, check.points):
            why = f": {check.message.splitlines()[0]}" if check.message else ""
            yield f"{' '.join(key)}: {before.status} -> {check.status}{why}"


def _by_name(grade: Grade) -> Iterator[tuple[tuple[str, str], CheckGrade]]:
    for name, exercise in grade.exercises.items():
        for check in exercise.checks:
            yield (name, check.name), check
