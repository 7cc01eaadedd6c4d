"""Grading a class: who has to be graded, in parallel, and once more alone who was late."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from graders.collecting.keeping import Folder, Kept, made_from
from graders.collecting.pool import Call, Executors, processes, results
from graders.collecting.single import Terms, graded_files
from graders.collecting.students import Student
from graders.reports.merging import merged_grade, merged_report
from graders.reports.model import Grade

Told = Callable[[Student], None]


class _Report(msgspec.Struct, frozen=True):
    grade: Grade


@dataclass
class ClassRun:
    """One run over a class; `failures` says, by folder, who could not be graded, and why."""

    folder: Folder
    names: tuple[str, ...]
    terms: Terms
    executors: Executors
    jobs: int
    failures: dict[str, str] = field(default_factory=dict)

    def pending(self, students: Sequence[Student], *, again: bool) -> list[Student]:
        """Those whose report is not there, or was made from something else; all if `again`."""
        return [student for student in students if again or not self._is_final(student)]

    def grade(self, students: Sequence[Student], told: Told) -> None:
        """Grade these students, and keep each report as soon as it is there.

        `told` hears of each that is done. A file that was late is graded once more, with twice
        the time and nothing else beside it, before that counts.
        """
        by_folder = {student.folder: student for student in students}
        calls = {
            key: self._call(student, self.names, self.terms) for key, student in by_folder.items()
        }
        late: dict[str, tuple[str, ...]] = {}
        for key, result in results(calls, self.executors, ahead=2 * self.jobs):
            if isinstance(result, bytes):
                late |= self._keep(by_folder[key], result)
            else:
                self.failures[key] = result.why
            if key not in late:
                told(by_folder[key])
        self._once_more(by_folder, late, told)

    def _once_more(
        self,
        by_folder: Mapping[str, Student],
        late: Mapping[str, tuple[str, ...]],
        told: Told,
    ) -> None:
        terms = self.terms.with_twice_the_time()
        calls = {key: self._call(by_folder[key], names, terms) for key, names in late.items()}
        for key, result in results(calls, processes(1), ahead=1):
            student = by_folder[key]
            if isinstance(result, bytes):
                self._keep_merged(student, result)
            else:
                self.failures[key] = result.why
            told(student)

    def _call(self, student: Student, names: tuple[str, ...], terms: Terms) -> Call:
        contents = {name: handed_in.content for name, handed_in in student.files.items()}
        return graded_files, (contents, names, terms)

    def _is_final(self, student: Student) -> bool:
        kept = self.folder.kept(student)
        return kept is not None and kept.final and kept.made_from == self._made_from(student)

    def _made_from(self, student: Student) -> str:
        return made_from(student, self.names, self.terms)

    def _keep(self, student: Student, report: bytes) -> dict[str, tuple[str, ...]]:
        """Keep a report; which of its exercises were late, under the student's folder."""
        exercises = msgspec.json.decode(report, type=_Report).grade.exercises
        statuses = {
            name: {each.status, *(check.status for check in each.checks)}
            for name, each in exercises.items()
        }
        late = tuple(name for name, each in statuses.items() if "timeout" in each)
        failed = any("grader_failed" in each for each in statuses.values())
        self.folder.keep(student, report, Kept(self._made_from(student), not (late or failed)))
        return {student.folder: late} if late else {}

    def _keep_merged(self, student: Student, again: bytes) -> None:
        before = self.folder.report(student).read_bytes()
        first, second = (msgspec.json.decode(each, type=_Report).grade for each in (before, again))
        whole = merged_grade(first, second, self.terms.catalog)
        report = merged_report(msgspec.json.decode(before), msgspec.json.decode(again), whole)
        kept = Kept(self._made_from(student), final=True)
        self.folder.keep(student, msgspec.json.encode(report), kept)
