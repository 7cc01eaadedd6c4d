"""Whose points changed between two runs over a class, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from graders.collecting.keeping import Folder, read_kept
from graders.frozen import UNDECODABLE
from graders.reports.model import CheckGrade, ExerciseGrade, grade_in
from graders.reports.override import with_given


@dataclass(frozen=True)
class _Graded:
    """What a student's work came to by exercise: grades, points by hand, and those that count."""

    exercises: Mapping[str, ExerciseGrade]
    by_hand: Mapping[str, int]
    points_of: Mapping[str, int]

    @property
    def points(self) -> int:
        return sum(self.points_of.values())


def changes(before: Path, now: Path) -> Iterator[str]:
    """A line for each student whose points differ, and one for each reason.

    Both are folders that `collect` wrote; students are known by their folder in students/.
    Raises NotKept.
    """
    (old, _), (new, not_graded) = _class(before), _class(now)
    for name in sorted(old.keys() | new.keys()):
        if name not in old:
            yield f"{name}: {new[name].points} points, was not there"
        elif name not in new:
            why = not_graded.get(name)
            now_is = f"could not be graded ({why})" if why else "is not there any more"
            yield f"{name}: {now_is}, had {old[name].points} points"
        elif old[name].points != new[name].points:
            yield f"{name}: {old[name].points} -> {new[name].points} points"
            yield from (f"  {line}" for line in _reasons(old[name], new[name]))


def _class(folder: Path) -> tuple[dict[str, _Graded], dict[str, str]]:
    """What everybody's work came to, and why some could not be graded; both by folder."""
    run = Folder(folder).record()
    graded = {}
    for path in (folder / "students").glob("*/report.json"):
        name = path.parent.name
        left = run.folders is not None and name not in run.folders
        if left or name in run.not_graded:
            continue  # what is there is an older run's
        with suppress(*UNDECODABLE):  # a damaged one is as good as none
            exercises = grade_in(read_kept(path)).exercises
            by_hand = run.by_hand.get(name, {})
            graded[name] = _Graded(exercises, by_hand, with_given(exercises, by_hand))
    return graded, run.not_graded


def _reasons(old: _Graded, new: _Graded) -> Iterator[str]:
    exercises = dict.fromkeys((*old.exercises, *new.exercises))
    for name in exercises:
        if name not in new.exercises:
            yield f"{name}: is not graded any more, had {old.points_of[name]} points"
        elif name not in old.exercises:
            yield f"{name}: {new.points_of[name]} points, was not graded"
        elif name in old.by_hand or name in new.by_hand:
            if (points := new.points_of[name]) != (had := old.points_of[name]):
                whose = "by hand" if name in new.by_hand else "by the grader"
                yield f"{name}: {had} -> {points} points, {whose}"
        else:
            yield from _checks(name, old.exercises[name], new.exercises[name])


def _checks(exercise: str, old: ExerciseGrade, new: ExerciseGrade) -> Iterator[str]:
    was = {check.name: check for check in old.checks}
    for check in new.checks:
        if change := _change(was.get(check.name), check):
            yield f"{exercise} {check.name}: {change}"


def _change(before: CheckGrade | None, now: CheckGrade) -> str:
    if before is None:
        return f"new, {now.status}"
    if before.status != now.status:
        why = f": {now.message.splitlines()[0]}" if now.message else ""
        return f"{before.status} -> {now.status}{why}"
    return f"{before.points} -> {now.points} points" if before.points != now.points else ""
