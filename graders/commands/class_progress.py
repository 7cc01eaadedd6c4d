"""What an instructor sees while a class is graded."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)


class ClassProgress(Progress):
    """A bar on stderr, with the pace; `done` counts the students that are graded."""

    def __init__(self, students: int) -> None:
        super().__init__(
            TextColumn("Grading"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[pace]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self.done = 0
        self._start = time.monotonic()
        self._task = self.add_task("", total=students, pace="")

    def graded(self, student: object) -> None:
        """One more is graded."""
        self.done += 1
        pace = f"{self.done / (time.monotonic() - self._start):.1f} students/s"
        self.update(self._task, advance=1, pace=pace)
