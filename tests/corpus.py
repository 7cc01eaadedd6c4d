"""Grades a tree of labelled submissions and lists the wrong verdicts.

    python -m tests.corpus FOLDER [NAME=VALUE ...]

FOLDER holds accept/<exercise>/*.py and reject/<exercise>/*.py. The first line of a rejected
file may name the kinds of check that it fails, as in `# reject [value, gradient]: why`; at least
one of these must not pass. "error" is any check or exercise with status error or timeout as well.
NAME=VALUE is a variable of the workers' environment, such as a setting of JAX.
"""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from types import MappingProxyType
from unittest.mock import patch

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.reports.model import ExerciseGrade
from graders.workers import forking, launch
from graders.workers.handle import Workers
from graders.workers.limits import LAPTOP, Limits

JOBS = 2


@dataclass(frozen=True)
class Labelled:
    """A submission for an exercise, and whether it is right."""

    path: Path
    exercise: str
    right: bool

    @property
    def kinds(self) -> set[str]:
        """The kinds of check that the first line names; none if it names none."""
        first = self.path.read_text(encoding="utf-8-sig", errors="replace").partition("\n")[0]
        named = re.match(r"#\s*reject\s*\[([^]]*)\]", first)
        return {kind.strip() for kind in named[1].split(",")} if named else set()


def labelled(folder: Path) -> list[Labelled]:
    """All labelled submissions in the tree whose exercise the catalog has, sorted."""
    exercises = {exercise.name for exercise in load_catalog().exercises}
    return [
        Labelled(path, path.parent.name, label == "accept")
        for label in ("accept", "reject")
        for path in sorted((folder / label).glob("*/*.py"))
        if path.parent.name in exercises
    ]


def grade_all(
    paths: Sequence[tuple[Path, str]],
    limits: Limits = LAPTOP,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[ExerciseGrade]:
    """The grade of each file for its exercise, one after the other in one process.

    `variables` are set in the workers' environment, which is clean otherwise.
    """
    catalog = load_catalog()
    environment = {**launch.environment(), **variables}
    with (
        patch.object(forking, "environment", lambda: environment),
        Workers(limits, "fork" if variables else None) as workers,
    ):
        for path, exercise in paths:
            grade, _ = run(Submission({exercise: path}, catalog, workers))
            yield grade.exercises[exercise]


def wrong_verdict(label: Labelled, grade: ExerciseGrade) -> str | None:
    """What is wrong with the verdict on a labelled submission, if anything."""
    found = {check.name: check.status for check in grade.checks if check.status != "passed"}
    unreplayed = [check.name for check in grade.checks if check.replayed is False]
    if "grader_failed" in found.values():
        return f"the grader failed: {_messages(grade)}"
    if label.right:
        if grade.status != "passed":
            return f"is right, but {_messages(grade)}"
        return f"is not replayed in {', '.join(unreplayed)}" if unreplayed else None
    if grade.status == "passed":
        return "is wrong, but passed"
    kinds = {check.kind for check in grade.checks if check.status != "passed"}
    if grade.status in ("error", "timeout") or {"error", "timeout"} & set(found.values()):
        kinds.add("error")
    if label.kinds and not label.kinds & kinds:
        return f"fails {', '.join(sorted(kinds))}, not {', '.join(sorted(label.kinds))}"
    return None


def _messages(grade: ExerciseGrade) -> str:
    return "; ".join(
        f"{check.name} {check.status}: {check.message}"
        for check in grade.checks
        if check.status != "passed"
    )


def main(folder: Path, variables: Mapping[str, str]) -> int:
    """Prints the wrong verdicts; the exit status is 1 if there are any, 2 without a corpus."""
    labels = labelled(folder)
    if not labels:
        print(f"{folder} holds no accept/<exercise>/*.py or reject/<exercise>/*.py of the catalog.")
        return 2
    wrong = 0
    for label, grade in _graded(labels, variables):
        if problem := wrong_verdict(label, grade):
            wrong += 1
            print(f"{label.path.relative_to(folder)}: {problem}", flush=True)
    print(f"{len(labels)} submissions, {wrong} wrong verdicts")
    return 1 if wrong else 0


def _graded(
    labels: Sequence[Labelled], variables: Mapping[str, str]
) -> Iterator[tuple[Labelled, ExerciseGrade]]:
    shares = [labels[k::JOBS] for k in range(JOBS)]
    with ProcessPoolExecutor(JOBS, mp_context=get_context("spawn")) as pool:
        grade_share = functools.partial(_grade_share, variables=dict(variables))
        for share, grades in zip(shares, pool.map(grade_share, shares), strict=True):
            yield from zip(share, grades, strict=True)


def _grade_share(labels: Sequence[Labelled], variables: Mapping[str, str]) -> list[ExerciseGrade]:
    paths = [(label.path, label.exercise) for label in labels]
    return list(grade_all(paths, variables=variables))


if __name__ == "__main__":
    folder, *settings = sys.argv[1:] or sys.exit(__doc__)
    sys.exit(main(Path(folder), dict(setting.split("=", 1) for setting in settings)))
