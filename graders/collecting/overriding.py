"""Points given by hand: overrides.toml in the class's folder, which outlives every run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from graders.catalog import Catalog, UnknownName, load_catalog
from graders.collecting.forms.gradebook import Row
from graders.collecting.students import Student, UnknownStudent, named
from graders.frozen import UNDECODABLE
from graders.reports.override import Override, given, with_given

FILE = "overrides.toml"


class WrongOverrides(Exception):
    """The file cannot be followed; says in one sentence what is wrong."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    student: str
    exercise: str
    points: Annotated[int, Meta(ge=0)]
    reason: Annotated[str, Meta(pattern=r"\S")]


class _Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    override: tuple[_Entry, ...] = ()


def read_overrides(
    path: Path, students: Sequence[Student], catalog: Catalog
) -> dict[str, tuple[Override, ...]]:
    """The overrides of each student, by folder; none if there is no file.

    Those for an exercise that is left out of this catalog are for other runs.

    Raises WrongOverrides.
    """
    try:
        entries = msgspec.toml.decode(path.read_bytes(), type=_Overrides).override
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise WrongOverrides(f"{path} cannot be read: {error.strerror}.") from None
    except UNDECODABLE as error:
        raise WrongOverrides(f"{path} is not as it should be: {error}.") from None
    graded, ours = (
        {exercise.name for exercise in each.exercises} for each in (catalog, load_catalog())
    )
    found: dict[str, tuple[Override, ...]] = {}
    for entry in entries:
        try:
            folder = named(entry.student, students).folder
        except UnknownStudent as unknown:
            raise WrongOverrides(f"{path}: {unknown}") from None
        if entry.exercise not in graded and entry.exercise in ours:
            continue
        try:
            most = catalog.exercise(entry.exercise).points
        except UnknownName as unknown:
            raise WrongOverrides(f"{path}: {unknown}") from None
        if entry.points > most:
            raise WrongOverrides(f"{path}: {entry.exercise} has {most} points, not {entry.points}.")
        made = Override(entry.exercise, entry.points, entry.reason)
        kept = [each for each in found.get(folder, ()) if each.exercise != entry.exercise]
        found[folder] = (*kept, made)
    return found


def with_overrides(row: Row, overrides: Sequence[Override]) -> Row:
    """The row with the points given by hand in the place of the grader's.

    Whoever has some is graded, unless the grader failed in another exercise.
    """
    if not overrides:
        return row
    by_hand = given(overrides)
    left = {result.status for name, result in row.exercises.items() if name not in by_hand}
    points = with_given(row.exercises, by_hand)
    return replace(
        row,
        status="grader_failed" if "grader_failed" in left else "graded",
        points=sum(points.values()),
        exercises={n: result._replace(points=points[n]) for n, result in row.exercises.items()},
    )
