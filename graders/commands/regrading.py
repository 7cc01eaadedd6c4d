"""Grading exercises again and again in one process, and telling the student each time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console

from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.reports.console import next_exercise, show
from graders.reports.merging import merged_grade, merged_report
from graders.reports.model import Grade
from graders.reports.progress import Progress
from graders.reports.strict import write_report


class Regrading:
    """The grade of a submission, renewed exercise by exercise.

    Each time the report of all exercises is written, and the verdict is shown: in full on
    what was graded, at first on the exercise that is next.
    """

    def __init__(
        self,
        submission: Submission,
        *,
        report: Path,
        command: str,
        console: Console | None = None,
    ) -> None:
        self._submission = submission
        self._report = report
        self._command = command
        self._console = console or Console()
        self._last: tuple[Grade, dict[str, Any]] | None = None

    def grade(self, names: list[str]) -> Grade:
        """Grade these exercises, and say what all have come to.

        KeyboardInterrupt if it was interrupted.

        Raises GradersBroken and ReportNotWritten.
        """
        files = {name: self._submission.files[name] for name in names}
        with Progress(self._console) as progress:
            now = run(replace(self._submission, files=files), progress)
        if now[0].partial:
            raise KeyboardInterrupt
        first = self._last is None
        self._last = grade, written = self._merged(*now)
        following = next_exercise(grade, self._submission.catalog)
        in_full = [following.name] if first and following else [] if first else names
        write_report(self._report, written)
        show(
            grade,
            self._submission.catalog,
            report=self._report,
            console=self._console,
            command=self._command,
            in_full=in_full,
        )
        return grade

    def _merged(self, grade: Grade, report: dict[str, Any]) -> tuple[Grade, dict[str, Any]]:
        if self._last is None:
            return grade, report
        before, written = self._last
        whole = merged_grade(before, grade, self._submission.catalog)
        return whole, merged_report(written, report, whole)
