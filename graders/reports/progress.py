"""What is seen while the grader runs: a live line on a terminal, plain lines elsewhere."""

from __future__ import annotations

from typing import Self

from rich.console import Console
from rich.live import Live
from rich.spinner import Spinner
from rich.text import Text

from graders.catalog import Exercise
from graders.reports.model import CheckGrade
from graders.reports.text import tolerant
from graders.reports.words import CHECK_WORDS, colour


class Progress:
    """Tells which exercise is being graded and what each check came to.

    On a terminal one line is kept up to date, and is gone when the run has finished; piped,
    or on a terminal without a cursor, each exercise is a line of its own.
    """

    def __init__(self, console: Console | None = None) -> None:
        self._console = tolerant(console or Console())
        self._checked = 0
        self._live: Live | None = None
        if self._console.is_interactive:
            self._spinner = Spinner("line")
            self._live = Live(
                self._spinner,
                console=self._console,
                refresh_per_second=8,
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.finished()

    def started(self, exercise: Exercise) -> None:
        """Announce an exercise."""
        self._checked = 0
        self._tell(Text.assemble("Grading ", (exercise.name, "bold")))

    def checked(self, exercise: Exercise, check: CheckGrade) -> None:
        """Announce what a check of the exercise came to."""
        self._checked += 1
        if self._live is None:
            return
        word = CHECK_WORDS[check.status]
        count = f"  {self._checked} of {len(exercise.checks)}  {check.name}: "
        news = (word, colour(check.status))
        self._tell(Text.assemble("Grading ", (exercise.name, "bold"), count, news))

    def finished(self) -> None:
        """Take the live line away; nothing happens if there is none."""
        if self._live is not None:
            self._live.stop()

    def _tell(self, news: Text) -> None:
        if self._live is None:
            self._console.print(news, soft_wrap=True)
            return
        news.no_wrap, news.overflow = True, "ellipsis"
        self._spinner.update(text=news)
        self._live.start()
