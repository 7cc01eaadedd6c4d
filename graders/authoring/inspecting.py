"""Everything that can be found: by reading the project, and by grading what is in it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from graders.authoring.graded import of_solution, of_starter, of_submission
from graders.authoring.labels import Label, of_labels
from graders.authoring.names import of_files
from graders.authoring.project import Finding, Findings, Project, grader, solution, starter
from graders.authoring.specifications import of_specifications
from graders.authoring.texts import of_texts
from graders.authoring.todos import of_starters_and_solutions
from graders.catalog import Catalog, Exercise
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP

IMPATIENT = msgspec.structs.replace(LAPTOP, load_seconds=6, call_seconds=6)
"""For submissions that are known not to end."""


def read(project: Project) -> Findings:
    """What reading the files finds; nothing is run."""
    yield from of_files(project)
    yield from of_starters_and_solutions(project)
    yield from of_texts(project)
    yield from of_specifications(project)
    yield from of_labels(project)


def graded(project: Project, root: Path, workers: Workers) -> Findings:
    """What grading the starters and the solutions finds; raises GradersBroken."""
    for place, judge in ((starter, of_starter), (solution, of_solution)):
        files = {
            exercise.name: root / place(exercise)
            for exercise in project.catalog.exercises
            if _can_be_graded(project, exercise, place(exercise))
        }
        if files:
            grade, _ = run(Submission(files, project.catalog, workers))
            for name, graded in grade.exercises.items():
                yield from judge(place(project.catalog.exercise(name)), graded)


def _can_be_graded(project: Project, exercise: Exercise, path: str) -> bool:
    """Whether the file and its grader are there; if not, that has been found by reading."""
    return path in project.files and project.module(grader(exercise)) is not None


def submitted(labels: Iterable[Label], catalog: Catalog, root: Path) -> Iterable[list[Finding]]:
    """What grading each of the labelled submissions finds; raises GradersBroken."""
    with Workers(IMPATIENT) as workers:
        for label in labels:
            files = {label.exercise: root / label.path}
            grade, _ = run(Submission(files, catalog, workers))
            yield list(of_submission(label, grade.exercises[label.exercise]))
