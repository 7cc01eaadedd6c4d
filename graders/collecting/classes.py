"""Grading a class: who has to be graded, in parallel, and once more alone who was late."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field

import msgspec

from graders.collecting.keeping import Folder, Kept, grade_in, made_from
from graders.collecting.pool import Call, Executors, processes, results
from graders.collecting.single import Terms, graded_files
from graders.collecting.students import Student
from graders.reports.merging import merged_grade, merged_report

OnGraded = Callable[[Student], None]


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

    def grade(self, students: Sequence[Student], on_graded: OnGraded) -> None:
        """Grade these students, and keep each report as soon as it is there.

        `on_graded` hears of each that is done. A file that was late is graded once more, with twice
        the time and nothing else beside it, before that counts.
        """
        by_folder = {student.folder: student for student in students}
        calls = {key: _call(student, self.names, self.terms) for key, student in by_folder.items()}
        late: dict[str, tuple[str, ...]] = {}
        with closing(results(calls, self.executors, ahead=2 * self.jobs)) as found:
            for key, result in found:
                if isinstance(result, bytes):
                    late |= self._keep(by_folder[key], result)
                else:
                    self.failures[key] = result.why
                if key not in late:
                    on_graded(by_folder[key])
        self._once_more(by_folder, late, on_graded)

    def _once_more(
        self,
        by_folder: Mapping[str, Student],
        late: Mapping[str, tuple[str, ...]],
        on_graded: OnGraded,
    ) -> None:
        terms = self.terms.with_twice_the_time()
        calls = {key: _call(by_folder[key], names, terms) for key, names in late.items()}
        with closing(results(calls, processes(1), ahead=1)) as found:
            for key, result in found:
                student = by_folder[key]
                if isinstance(result, bytes):
                    self._keep_merged(student, result)
                else:
                    self.failures[key] = result.why
                on_graded(student)

    def _is_final(self, student: Student) -> bool:
        kept = self.folder.kept(student)
        return kept is not None and kept.final and kept.made_from == self._made_from(student)

    def _made_from(self, student: Student) -> str:
        return made_from(student, self.names, self.terms)

    def _keep(self, student: Student, report: bytes) -> dict[str, tuple[str, ...]]:
        """Keep a report; which of its exercises were late, under the student's folder."""
        exercises = grade_in(report).exercises
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
        whole = merged_grade(grade_in(before), grade_in(again), self.terms.catalog)
        report = merged_report(msgspec.json.decode(before), msgspec.json.decode(again), whole)
        kept = Kept(self._made_from(student), final=True)
        self.folder.keep(student, msgspec.json.encode(report), kept)


def _call(student: Student, names: tuple[str, ...], terms: Terms) -> Call:
    contents = {name: handed_in.content for name, handed_in in student.files.items()}
    return graded_files, (contents, names, terms)
