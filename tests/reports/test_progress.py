"""What is seen while the grader runs."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from graders.reports.model import check_grade
from graders.reports.progress import Progress


def run(exercises, **console) -> str:
    file = io.StringIO()
    with Progress(Console(file=file, width=40, **console)) as progress:
        for exercise in exercises:
            progress.started(exercise)
            for check in exercise.checks:
                progress.checked(exercise, check_grade(check, "failed"))
    return file.getvalue()


@pytest.mark.parametrize(
    "console",
    [{}, {"force_terminal": True, "_environ": {"TERM": "dumb"}}],
    ids=["piped", "dumb terminal"],
)
def test_without_a_cursor_each_exercise_is_one_plain_line(catalog, console):
    assert run(catalog.exercises[:2], **console).splitlines() == [
        "Grading first",
        "Grading second",
    ]


def test_an_exercise_is_announced_as_soon_as_it_starts(first):
    file = io.StringIO()
    Progress(Console(file=file)).started(first)
    assert "first" in file.getvalue()


def test_a_terminal_gets_one_live_line_that_is_gone_in_the_end(catalog):
    text = run(catalog.exercises, force_terminal=True, _environ={"TERM": "xterm"})
    assert "Grading" in text and "\x1b[2K" in text
    assert text.endswith("\x1b[2K")
    assert "\x1b[?25h" in text, "the cursor is shown again"


def test_the_live_line_goes_when_the_run_is_interrupted(first):
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, _environ={"TERM": "xterm"})
    with pytest.raises(KeyboardInterrupt), Progress(console) as progress:
        progress.started(first)
        raise KeyboardInterrupt
    assert file.getvalue().endswith("\x1b[2K")


def test_finishing_twice_or_before_the_start_does_nothing():
    file = io.StringIO()
    progress = Progress(Console(file=file, force_terminal=True, _environ={"TERM": "xterm"}))
    progress.finished()
    progress.finished()
    assert file.getvalue() == ""
