"""The verdict as a student reads it, on wide, narrow, colourless and odd consoles."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from graders.catalog import load_catalog
from graders.reports.console import show
from graders.reports.model import check_grade, exercise_grade, grade

OK = ("passed", "")
WRONG = ("failed", "f([0.0]) is 2.0, expected 4.0.")

every_width = pytest.mark.parametrize("width", [40, 80, 120])


def words(text: str) -> str:
    return " ".join(text.split())


def block(text: str, name: str) -> list[str]:
    """The lines about one exercise."""
    paragraphs = text.strip("\n").split("\n\n")
    return next(p.splitlines() for p in paragraphs if p.startswith(name))


@pytest.fixture
def mixed(graded, first):
    return {
        "first": graded("first", OK, WRONG, ("skipped", "It needs gradient.")),
        "second": graded("second", ("not_started", "a"), ("not_started", "b")),
    }


@every_width
def test_every_check_is_told_with_its_mark_message_and_hint(shown, mixed, width):
    told = words("\n".join(block(shown(width, **mixed), "first")))
    assert told == (
        "first The task of first wrong 2/6 "
        "ok value of first "
        "wrong gradient of first f([0.0]) is 2.0, expected 4.0. Hint: Look at the gradient. "
        "skipped structure of first It needs gradient."
    )


@every_width
def test_lines_fit_the_width(shown, mixed, width):
    assert all(cell_len(line) <= width for line in shown(width, **mixed).splitlines())


@every_width
def test_colour_adds_nothing_to_what_is_said(shown, mixed, width):
    coloured = shown(width, terminal=True, **mixed)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == shown(width, **mixed)


def test_a_pipe_gets_no_escape_codes(shown, mixed):
    assert "\x1b" not in shown(**mixed)


@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1"}])
def test_a_terminal_without_colour_gets_no_colours(catalog, whole, mixed, environ):
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=80, _environ=environ)
    show(whole(**mixed), catalog, report=None, console=console)
    assert not re.search(r"\x1b\[[\d;]*3\dm", file.getvalue())


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_no_encoding_stops_the_verdict(catalog, whole, graded, encoding):
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    wrong = graded("second", ("failed", "\u03a3 is 2"), OK, output="\U0001f600 \ud800")
    show(whole(second=wrong), catalog, report=Path("\u03a3.json"), console=Console(file=file))
    file.flush()
    text = file.buffer.getvalue().decode(encoding)
    sigma = "\u03a3" if encoding == "utf-8" else r"\u03a3"
    assert f"{sigma} is 2" in text and f"{sigma}.json" in text


def test_an_exercise_that_is_not_started_takes_two_lines(shown, mixed):
    header, rest = block(shown(**mixed), "second")
    assert header.split() == ["second", "The", "task", "of", "second", "not", "started", "0/4"]
    assert "second.py" in rest


def test_every_exercise_of_the_lesson_takes_two_lines_until_it_is_started(whole):
    catalog, file = load_catalog(), io.StringIO()
    untouched = {
        exercise.name: exercise_grade(
            exercise, [check_grade(check, "not_started", check.name) for check in exercise.checks]
        )
        for exercise in catalog.exercises
    }
    show(whole(**untouched), catalog, report=None, console=Console(file=file, width=80))
    for exercise in catalog.exercises:
        assert len(block(file.getvalue(), exercise.name)) == 2


def test_an_exercise_that_is_partly_done_shows_what_is_done_and_what_is_to_do(shown, graded):
    half = graded("second", OK, ("not_started", "structure is a placeholder."))
    text = words(shown(second=half))
    assert "unfinished 2/4" in text
    assert "ok value of second" in text
    assert "not started structure of second structure is a placeholder." in text
    assert "Look at" not in text, "a hint comes when it is asked for"


def test_a_missing_exercise_is_named_in_two_lines(shown, missing):
    header, rest = block(shown(first=missing), "first")
    assert header.endswith("missing  0/6")
    assert rest.strip() == "first.py is missing"


def test_a_file_that_cannot_be_loaded_is_explained_once(shown, first):
    reason = "first.py cannot be loaded: SyntaxError in line 3."
    broken = exercise_grade(first, (), without=("skipped", reason), loading="error")
    header, rest = block(shown(first=broken), "first")
    assert header.endswith("error  0/6")
    assert rest.strip() == reason


def test_the_hint_about_a_file_that_cannot_be_loaded_follows_its_reason(shown, first):
    checks = [
        check_grade(check, "skipped", "first.py raised NameError", hint="In quotes?")
        for check in first.checks
    ]
    text = shown(first=exercise_grade(first, checks, loading="error"))
    assert [line.strip() for line in block(text, "first")[1:]] == [
        "first.py raised NameError",
        "Hint: In quotes?",
    ]


def test_the_only_check_of_an_exercise_keeps_its_title_and_hint(shown, graded):
    text = words(shown(third=graded("third", ("error", "VALUE raises."))))
    assert "error prediction of third VALUE raises. Hint: Look at the prediction." in text


@pytest.mark.parametrize("width", [1, 5, 20])
def test_a_console_too_narrow_to_read_still_gets_every_word(shown, mixed, width):
    assert words(shown(width, **mixed)) == words(shown(40, **mixed))


def test_a_reason_that_several_checks_share_is_told_once(shown, graded):
    reason = ("skipped", "It needs value.")
    assert shown(first=graded("first", WRONG, reason, reason)).count("It needs value.") == 1


@pytest.mark.parametrize("hostile", ["[red]x[/red]", "[/]", "[link=http://x]y[/link]", ":smile:"])
def test_markup_in_a_students_text_is_shown_as_it_stands(shown, graded, hostile):
    wrong = graded("second", ("failed", hostile), OK, output=hostile)
    assert shown(second=wrong).count(hostile) == 2
    assert shown(second=wrong, terminal=True).count(hostile) == 2


@pytest.mark.parametrize("terminal", [False, True])
def test_escape_sequences_of_a_student_never_reach_the_console(shown, graded, terminal):
    hostile = "\x1b[2J\x1b]0;pwned\x07\x1b[1;1Hfake \x1b[32mok\x1b[0m\r\x9b2J\u202e"
    wrong = graded("second", ("failed", hostile), ("error", hostile), output=hostile)
    text = shown(second=wrong, terminal=terminal)
    assert "pwned" not in text and "fake ok" in text
    assert not re.search(r"\x1b(?!\[[\d;]*m)|[\x07\r\x9b\u202e]", text)


def test_a_long_message_takes_six_lines(shown, graded):
    wrong = graded("second", ("failed", "word " * 1000), OK)
    lines = [line for line in block(shown(second=wrong), "second") if "word" in line]
    assert len(lines) == 6 and lines[-1].endswith(" ...")


def test_a_message_without_spaces_cannot_flood_the_screen(shown, graded):
    wrong = graded("second", ("failed", "x" * 100_000), OK)
    assert len(shown(second=wrong)) < 2000


def test_long_words_are_not_cut_in_a_pipe(shown, graded):
    path = "/a/very/long/" + "path/" * 20 + "file.py"
    assert path in shown(40, second=graded("second", ("failed", f"See {path}."), OK))


def test_what_the_code_printed_is_shown_with_a_prefix_when_something_is_wrong(shown, graded):
    printed = "\n".join(f"line {i}" for i in range(100))
    text = shown(second=graded("second", WRONG, OK, output=printed))
    shown_lines = [line for line in text.splitlines() if line.startswith("  | ")]
    assert shown_lines[0] == "  | line 0"
    assert len(shown_lines) == 10 and shown_lines[-1].endswith("...")


def test_what_right_code_printed_is_not_shown(shown, graded):
    assert "noise" not in shown(second=graded("second", OK, OK, output="noise"))


def test_the_summary_names_points_progress_the_next_exercise_and_the_report(shown, mixed, graded):
    lines = shown(**mixed, third=graded("third", OK)).splitlines()[-4:]
    assert [words(line) for line in lines] == [
        "Points 4 of 12, 1 of 3 exercises done",
        "Next first",
        "Hint make hint EXERCISE=first",
        "Report reports/report.json",
    ]


@every_width
def test_the_hints_command_can_be_copied_whole(shown, mixed, width):
    assert "make hint EXERCISE=first\n" in shown(width, **mixed)
    assert "python -m graders hint first\n" in shown(width, command="python -m graders", **mixed)


def test_next_is_the_first_in_the_lesson_that_is_not_done(shown, graded):
    text = shown(third=graded("third", WRONG), second=graded("second", OK, OK))
    assert "Next    third" in text


def test_all_right_is_said_warmly_and_asks_for_nothing_more(shown, graded):
    text = shown(second=graded("second", OK, OK))
    assert "All right" in text
    assert "4 of 4, 1 of 1 exercise done" in text
    assert "Next" not in text and "Hint" not in text


def test_a_grader_that_failed_takes_the_blame_and_gives_no_hint(shown, graded):
    text = words(shown(first=graded("first", OK, ("grader_failed", "No worker."), OK)))
    assert "grader failed gradient of first No worker." in text
    assert "The grader itself failed. That is no verdict on your code" in text
    assert "Hint" not in text and "Next" not in text and "All right" not in text


def test_a_jax_that_is_newer_than_those_tested_is_named(catalog, graded):
    exercises = {"second": graded("second", OK, ("grader_failed", "It cannot be read."))}
    for jax, tells in (("0.12.9", False), ("0.13.0", True), ("1.0", True)):
        file = io.StringIO()
        show(grade(exercises, jax=jax, seed=0), catalog, report=None, console=Console(file=file))
        assert (f"This is JAX {jax}" in words(file.getvalue())) is tells


def test_an_interrupted_run_says_so_and_calls_nothing_not_started(shown, first, graded):
    rest = exercise_grade(first, (), without=("skipped", "Interrupted before this check."))
    text = shown(partial=True, first=rest, second=graded("second", OK, OK))
    assert "The run was interrupted" in text
    assert "interrupted  0/6" in text
    assert "not started" not in text and "All right" not in text


def test_a_check_that_is_not_replayed_is_left_to_the_instructor(shown, graded):
    text = words(shown(second=graded("second", OK, ("not_replayed", "It holds fft."))))
    assert "not replayed structure of second It holds fft." in text
    assert "Your instructor decides" in text


def test_a_check_that_rests_on_real_runs_says_so(shown, second):
    checks = [check_grade(check, "passed", replayed=False) for check in second.checks]
    text = words(shown(second=exercise_grade(second, checks)))
    assert "ok value of second (rests on real runs)" in text
    assert "All right" in text


def test_a_submission_of_nothing_is_no_triumph(catalog):
    file = io.StringIO()
    show(grade({}, jax="", seed=0), catalog, report=None, console=Console(file=file))
    assert words(file.getvalue()) == "Points 0 of 0, 0 of 0 exercises done"
