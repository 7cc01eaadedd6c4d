"""Grading a class: who has to be graded, in parallel, and once more alone what ran out of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from graders.collecting.keeping import Folder, Kept, made_from
from graders.collecting.pool import Call, Executors, Failed, processes, results
from graders.collecting.single import Terms, graded_files
from graders.collecting.students import Student
from graders.reports.merging import merged_grade, merged_report
from graders.reports.model import ExerciseGrade, grade_in

OnGraded = Callable[[Student], None]


@dataclass
class ClassRun:
    """One run over a class; `failures` says, by folder, who could not be graded, and why.

    If `again`, reports that are there do not count.
    """

    folder: Folder
    names: tuple[str, ...]
    terms: Terms
    executors: Executors
    jobs: int
    again: bool = False
    failures: dict[str, str] = field(default_factory=dict)

    def pending(self, students: Sequence[Student]) -> list[Student]:
        """Those whose report is not there, not final, or was made from something else."""
        kept = {student.folder: self._kept(student) for student in students}
        return [each for each in students if not (found := kept[each.folder]) or not found.final]

    def grade(self, students: Sequence[Student], on_graded: OnGraded) -> None:
        """Grade these students, and keep each report as soon as it is there.

        `on_graded` hears of each that is done. A file that ran out of time is graded once
        more, with twice the time and nothing else beside it, before that counts.
        """
        timed_out = [
            (student, name) for student in students for name in self._still_timed_out(student)
        ]
        waiting = {student.folder for student, _ in timed_out}
        by_folder = {each.folder: each for each in students if each.folder not in waiting}

        def call(key: str) -> Call:
            return _call(by_folder[key], self.names, self.terms)

        with closing(results(by_folder, call, self.executors, ahead=2 * self.jobs)) as found:
            for key, result in found:
                student = by_folder[key]
                again = self._keep(student, result)
                timed_out += [(student, name) for name in again]
                if not again:
                    on_graded(student)
        self._once_more(timed_out, on_graded)

    def _once_more(self, timed_out: Sequence[tuple[Student, str]], on_graded: OnGraded) -> None:
        tries = {f"{student.folder}/{name}": (student, name) for student, name in timed_out}
        terms = self.terms.with_twice_the_time()
        left = Counter(student.folder for student, _ in timed_out)

        def call(key: str) -> Call:
            student, name = tries[key]
            return _call(student, (name,), terms)

        with closing(results(tries, call, processes(1), ahead=1)) as found:
            for key, result in found:
                student, name = tries[key]
                self._keep_again(student, name, result)
                left[student.folder] -= 1
                if not left[student.folder]:
                    on_graded(student)

    def _kept(self, student: Student) -> Kept | None:
        """What is known of a report that counts; None if there is none."""
        kept = None if self.again else self.folder.kept(student)
        return kept if kept and kept.made_from == self._made_from(student) else None

    def _still_timed_out(self, student: Student) -> tuple[str, ...]:
        """The exercises that a run which was ended had no time to try once more."""
        kept = self._kept(student)
        return kept.timed_out if kept and not kept.failed else ()

    def _made_from(self, student: Student) -> str:
        return made_from(student, self.names, self.terms)

    def _keep(self, student: Student, result: bytes | Failed) -> tuple[str, ...]:
        """Keep a report; which of its exercises ran out of time."""
        if isinstance(result, Failed):
            self.failures[student.folder] = result.why
            return ()
        exercises = grade_in(result).exercises
        timed_out = tuple(name for name, each in exercises.items() if "timeout" in _verdicts(each))
        self._store(student, result, timed_out)
        return timed_out

    def _keep_again(self, student: Student, name: str, result: bytes | Failed) -> None:
        """Put what an exercise came to with more time into the student's report.

        If that is the same, the report stays the one that `grade` gives: it names its limit.
        """
        if isinstance(result, Failed):
            self.failures[student.folder] = result.why
            return
        report = self.folder.written(student)
        before, now = grade_in(report), grade_in(result)
        if _verdicts(before.exercises[name]) != _verdicts(now.exercises[name]):
            whole = merged_grade(before, now, self.terms.catalog)
            merged = merged_report(msgspec.json.decode(report), msgspec.json.decode(result), whole)
            report = msgspec.json.encode(merged)
        kept = self.folder.kept(student)
        timed_out = kept.timed_out if kept else ()
        self._store(student, report, tuple(each for each in timed_out if each != name))

    def _store(self, student: Student, report: bytes, timed_out: tuple[str, ...]) -> None:
        exercises = grade_in(report).exercises.values()
        failed = any("grader_failed" in _verdicts(each) for each in exercises)
        self.folder.keep(student, report, Kept(self._made_from(student), timed_out, failed))


def _verdicts(exercise: ExerciseGrade) -> tuple[str, ...]:
    return (exercise.status, *(check.status for check in exercise.checks))


def _call(student: Student, names: tuple[str, ...], terms: Terms) -> Call:
    contents = {name: handed_in.read() for name, handed_in in student.files.items()}
    return graded_files, (contents, names, terms)
