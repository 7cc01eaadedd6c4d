"""`collect --evidence`: what one student handed in and was graded by, for an appeal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

import click

from graders.collecting.downloads import Download
from graders.collecting.keeping import Folder
from graders.collecting.single import placed
from graders.collecting.students import Student, UnknownStudent, named
from graders.commands import calling
from graders.exits import WRONG_CALL
from graders.extras import EVIDENCE
from graders.grading.submissions import with_workers
from graders.places import NOTES
from graders.reports.model import ExerciseGrade, Grade
from graders.reports.override import Override
from graders.student.source import MAX_BYTES
from graders.workers.handle import WorkersFailed
from graders.workers.walls import Sandbox


def write_evidence(
    name: str,
    download: Download,
    folder: Folder,
    overrides: Mapping[str, tuple[Override, ...]],
    submissions: Path,
    no_sandbox: bool,
) -> None:
    """Write the evidence of the student of that name beside the report that is kept.

    It goes by that report, with the points given by hand: nothing is graded anew. Ends the
    command if there is no such student, no report, or one that did not count or is on other
    files.
    """
    if missing := EVIDENCE.missing():
        calling.stop(missing, WRONG_CALL)
    student = _student(name, download)
    if why := folder.record().not_graded.get(student.folder):
        # A report that is there all the same is an older run's.
        calling.stop(
            f"{student.name} could not be graded in the last run ({why}), and no older report "
            "counts: the same call without --evidence tries again.",
            WRONG_CALL,
        )
    grade = folder.grade(student)
    if grade is None:
        calling.stop(
            f"There is no report on {student.name} in {folder.out}: the same call without "
            "--evidence writes it.",
            WRONG_CALL,
        )
    if changed := _changed(grade, student):
        calling.stop(
            f"{changed} of {student.name} is not what the report in {folder.out} is on: name the "
            "download that was graded, or grade this one, without --evidence.",
            WRONG_CALL,
        )
    out = folder.report(student).with_name("evidence")
    sandbox = calling.sandbox([submissions], without=no_sandbox)
    _write(student, grade, overrides.get(student.folder, ()), sandbox, out)
    click.echo(
        f"The evidence of {student.known_as}, as graded on {grade.graded_at[:10]} with the seed "
        f"{grade.seed}, is in {out}: index.html for a browser, README.md for a git host."
    )


def _student(name: str, download: Download) -> Student:
    try:
        return named(name, download.students)
    except UnknownStudent as unknown:
        calling.stop(str(unknown), WRONG_CALL)


def _changed(grade: Grade, student: Student) -> str:
    """The name of a file that is not the one that was graded, "" if all are."""
    for name, exercise in grade.exercises.items():
        if _is_other(exercise, student.files[name].read() if name in student.files else None):
            return exercise.file
    return ""


def _is_other(exercise: ExerciseGrade, content: bytes | None) -> bool:
    """Whether a file, None if there is none, is not the one that the grade is on."""
    match exercise.sha256, exercise.status:
        case None, "missing":
            return content is not None
        case None, "error":  # too large to be read to the end
            return content is None or len(content) <= MAX_BYTES
        case None, _:  # the grader failed before it looked at the file
            return False
        case sha256, _:
            return content is None or hashlib.sha256(content).hexdigest() != sha256


def _write(
    student: Student,
    grade: Grade,
    overrides: tuple[Override, ...],
    sandbox: Sandbox | None,
    out: Path,
) -> None:
    from graders.evidence.chapters import document
    from graders.evidence.gathering import gather_graded
    from graders.evidence.writing import FolderNotWritten, write

    catalog = calling.catalog()
    handed_in = {**student.files, **({NOTES: student.notes} if student.notes else {})}
    contents = {name: file.read() for name, file in handed_in.items()}
    files = {name: catalog.exercise(name).file for name in grade.exercises}
    try:
        with placed(contents, {**files, NOTES: NOTES}) as paths:
            exercises = {name: paths[name] for name in files}
            submission = with_workers(
                exercises, catalog, seed=grade.seed, untrusted=True, sandbox=sandbox
            )
            with submission.workers:
                facts = gather_graded(
                    grade,
                    submission,
                    student=student.known_as,
                    remarks=student.remarks,
                    overrides=overrides,
                )
        write(document(facts), out)
    except WorkersFailed as failed:
        calling.stop_broken(failed)
    except FolderNotWritten as refused:
        calling.stop(str(refused), WRONG_CALL)
