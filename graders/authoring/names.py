"""Findings about files: those that are missing, those that nobody knows, those that differ."""

from __future__ import annotations

from collections.abc import Mapping

from graders.authoring.project import (
    CATALOG,
    EXERCISES,
    FOLDERS,
    SOLUTIONS,
    STARTERS,
    SUBMISSIONS,
    Finding,
    Findings,
    Project,
    grader,
)
from graders.places import NOTES

WHAT_TO_WRITE: Mapping[str, str] = {
    EXERCISES: "copy the starter there",
    STARTERS: "write what students start from",
    SOLUTIONS: "write the reference solution",
}


def of_files(project: Project) -> Findings:
    """Every exercise has its files, and every file its exercise."""
    yield from _missing(project)
    yield from _strangers(project)
    yield from _no_python(project)
    yield from _edited(project)


def _missing(project: Project) -> Findings:
    for exercise in project.catalog.exercises:
        wanted = {f"{folder}/{exercise.file}": WHAT_TO_WRITE[folder] for folder in FOLDERS}
        wanted[grader(exercise)] = "write a test for each of its checks"
        for path, mend in wanted.items():
            if path not in project.files:
                yield Finding(path, "is missing", mend)


def _strangers(project: Project) -> Findings:
    names = {exercise.name for exercise in project.catalog.exercises}
    files = {f"{name}.py" for name in names}
    known = {f"{folder}/{file}" for folder in FOLDERS for file in files}
    known |= {f"{EXERCISES}/{NOTES}", f"{STARTERS}/{NOTES}"}
    known |= set(map(grader, project.catalog.exercises))
    for path in project.files:
        folder, _, label = path.rpartition("/")[0].rpartition("/")
        if path not in known and not (folder.startswith(SUBMISSIONS) and label in names):
            mend = f"move it away, or put its exercise into {CATALOG}"
            yield Finding(path, "belongs to no exercise", mend)


def _no_python(project: Project) -> Findings:
    for path in project.files:
        is_code = path.endswith(".py") and not path.startswith(SUBMISSIONS)
        if is_code and project.module(path) is None:
            yield Finding(path, "is no Python", f"see what python {path} says, and mend that")


def _edited(project: Project) -> Findings:
    for path in project.below(STARTERS):
        copy = path.replace(STARTERS, EXERCISES, 1)
        if project.files.get(copy, project.files[path]) != project.files[path]:
            yield Finding(copy, f"differs from {path}", "copy the one that is meant to the other")
