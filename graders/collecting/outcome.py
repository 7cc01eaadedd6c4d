"""What a class came to, put together from the reports that are kept."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from graders import __version__
from graders.catalog import Catalog
from graders.collecting.downloads import Download
from graders.collecting.forms.gradebook import Row, row
from graders.collecting.keeping import Folder
from graders.collecting.overriding import with_overrides
from graders.collecting.page.results import ClassResults, StudentResult, no_grade, results_in
from graders.collecting.record import RunRecord
from graders.collecting.students import Student
from graders.reports.model import Grade
from graders.reports.override import Override, given
from graders.reports.untouched import untouched


@dataclass(frozen=True)
class Outcome:
    """The rows of the gradebook, and what the page is made from."""

    rows: tuple[Row, ...]
    results: ClassResults

    @property
    def statuses(self) -> Counter[str]:
        """How many students have each status."""
        return Counter(row.status for row in self.rows)


def outcome(
    download: Download,
    catalog: Catalog,
    folder: Folder,
    seed: int,
    overrides: Mapping[str, tuple[Override, ...]],
    failures: Mapping[str, str],
) -> Outcome:
    """The outcome of everybody in the download."""
    rows, students = [], []
    jax: set[str] = set()
    for student in download.students:
        grade = None if student.folder in failures else folder.grade(student)
        own = overrides.get(student.folder, ())
        rows.append(with_overrides(row(student, grade, catalog), own))
        students.append(_result(student, grade, own, folder, failures.get(student.folder, "")))
        jax |= {grade.jax} - {""} if grade else set()
    versions = {
        "package": __version__,
        "python": platform.python_version(),
        "jax": ", ".join(sorted(jax)),
    }
    results = ClassResults(
        students=tuple(students),
        catalog=catalog,
        layout=download.layout,
        seed=seed,
        versions=versions,
        made_at=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        unmatched=download.unmatched,
        starters=untouched(),
    )
    return Outcome(tuple(rows), results)


def _result(
    student: Student,
    grade: Grade | None,
    overrides: Sequence[Override],
    folder: Folder,
    failure: str,
) -> StudentResult:
    report = folder.report(student)
    return StudentResult(
        name=student.name,
        id=student.id,
        folder=student.folder,
        members=student.members,
        remarks=student.remarks,
        losses=student.losses,
        overrides=tuple(overrides),
        exercises=results_in(grade) if grade else {},
        read_grade=partial(folder.grade, student) if grade else no_grade,
        failure=failure or ("" if grade or not student.files else "there is no report"),
        report=report.relative_to(folder.out).as_posix() if grade else "",
    )


def run_record(outcome: Outcome, seconds: float, graded: int) -> RunRecord:
    """What the run was, in which so many were graded."""
    results = outcome.results
    return RunRecord(
        seed=results.seed,
        layout=results.layout,
        versions=dict(results.versions),
        made_at=results.made_at,
        students=len(outcome.rows),
        statuses=dict(outcome.statuses),
        graded_in_this_run=graded,
        seconds=round(seconds, 1),
        folders=tuple(each.folder for each in results.students),
        not_graded={each.folder: each.failure for each in results.students if each.failure},
        by_hand={
            student.folder: given(student.overrides)
            for student in results.students
            if student.overrides
        },
        unmatched=tuple({"file": each.origin, "why": each.why} for each in results.unmatched),
    )
