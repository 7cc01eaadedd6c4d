"""Grading exercises again and again in one process, and telling the student each time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from graders.catalog import Catalog
from graders.grading.running import run
from graders.reports.console import Progress, next_exercise, show
from graders.reports.merging import merged_grade, merged_report
from graders.reports.model import Grade
from graders.reports.strict import write_report
from graders.workers.handle import Workers
from graders.workers.limits import Limits


class Regrading:
    """The grade of a submission, renewed exercise by exercise.

    Each time the report of all exercises is written, and the verdict is shown: in full on
    what was graded, at first on the exercise that is next.
    """

    def __init__(
        self,
        files: Mapping[str, Path],
        catalog: Catalog,
        workers: Workers,
        limits: Limits,
        *,
        report: Path,
        command: str,
        console: Console | None = None,
    ) -> None:
        self._files = files
        self._catalog = catalog
        self._workers = workers
        self._limits = limits
        self._report = report
        self._command = command
        self._console = console or Console()
        self._last: tuple[Grade, dict[str, Any]] | None = None

    def grade(self, names: list[str]) -> Grade:
        """Grade these exercises, and say what all have come to.

        KeyboardInterrupt if it was interrupted.

        Raises GradersBroken and ReportNotWritten.
        """
        files = {name: self._files[name] for name in names}
        with Progress(self._console) as progress:
            now = run(files, self._catalog, self._workers, self._limits, listener=progress)
        if now[0].partial:
            raise KeyboardInterrupt
        first = self._last is None
        self._last = grade, written = self._merged(*now)
        following = next_exercise(grade, self._catalog)
        in_full = [following.name] if first and following else [] if first else names
        write_report(self._report, written)
        show(
            grade,
            self._catalog,
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
        whole = merged_grade(before, grade, self._catalog)
        return whole, merged_report(written, report, whole)
