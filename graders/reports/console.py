"""The verdict as a student reads it: what is right, what to mend next, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from graders.catalog import Catalog, Exercise
from graders.reports.model import CheckGrade, ExerciseGrade, Grade, exit_status
from graders.reports.text import clipped, printable, tolerant, wrapped
from graders.reports.untouched import untouched
from graders.reports.words import CHECK_WORDS, colour, word_of
from graders.versions import NEWEST_TESTED
from graders.wording import counted

MIN_WIDTH, MAX_WIDTH = 30, 100
"""Columns; a narrower console wraps for itself, longer lines are hard to read."""
NARROW = 60
"""Columns; below, explanations start at the margin and may be twice as long."""
MESSAGE_ROWS = 6
OUTPUT_ROWS = 10
ALL_RIGHT = "All right, every check. Well read, from the first equation to the last!"

_NO_FAULT_OF_THE_STUDENT = ("grader_failed", "not_replayed")
_NOTHING_TO_DO = ("passed", *_NO_FAULT_OF_THE_STUDENT)
_WITHOUT_HINT = (*_NO_FAULT_OF_THE_STUDENT, "not_started", "skipped")


def show(
    grade: Grade,
    catalog: Catalog,
    *,
    report: Path | None,
    console: Console | None = None,
    command: str = "make",
    in_full: Collection[str] | None = None,
) -> None:
    """Print the verdict on every graded exercise, in the catalog's order, and what comes next.

    With `in_full` these exercises come first, and the others have a line each.
    `report` is where the JSON report is, None if there is none; `command`, "make" or
    "python -m graders", is how hints are asked for.
    """
    console = tolerant(console or Console())
    width = max(MIN_WIDTH, min(console.width, MAX_WIDTH))
    for line in _verdict(grade, catalog, width, in_full):
        console.print(line, soft_wrap=True)
    for line in _summary(grade, catalog, report, command, width):
        console.print(line, soft_wrap=True)


def _verdict(
    grade: Grade, catalog: Catalog, width: int, in_full: Collection[str] | None
) -> Iterator[Text]:
    exercises = [each for each in catalog.exercises if each.name in grade.exercises]
    in_brief = [each for each in exercises if in_full is not None and each.name not in in_full]
    for exercise in exercises:
        if exercise not in in_brief:
            yield Text()
            yield from _exercise(exercise, grade.exercises[exercise.name], grade.partial, width)
    if in_brief:
        yield Text()
    following = next_exercise(grade, catalog)
    for exercise in in_brief:
        graded = grade.exercises[exercise.name]
        word = _word(graded, grade.partial)
        if graded.status not in _NOTHING_TO_DO:
            word = f"{'next' if exercise == following else 'open'}: {word}"
        yield from _header(exercise, graded, word, width)


def _exercise(
    exercise: Exercise, graded: ExerciseGrade, partial: bool, width: int
) -> Iterator[Text]:
    yield from _header(exercise, graded, _word(graded, partial), width)
    reason = _one_reason(graded)
    if reason:
        yield from _block(reason, width, indent=2)
        yield from _one_hint(graded, width)
    else:
        yield from _checks(exercise, graded, width)
    if graded.status not in ("passed", "not_started"):
        yield from _output(graded.output, width)


def _header(exercise: Exercise, graded: ExerciseGrade, word: str, width: int) -> Iterator[Text]:
    points = f"  {graded.points}/{graded.max_points}"
    verdict = Text.assemble((word, f"bold {colour(graded.status)}"), points)
    named = f"{exercise.name}  {printable(exercise.title)}"
    gap = width - cell_len(named) - verdict.cell_len
    if gap >= 2:
        yield Text.assemble(_named(named, exercise), " " * gap, verdict)
        return
    for line in wrapped(named, width):
        yield _named(line, exercise)
    yield Text.assemble("  ", verdict)


def _named(line: str, exercise: Exercise) -> Text:
    text = Text(line)
    if line.startswith(exercise.name):
        text.stylize("bold", 0, len(exercise.name))
    return text


def _word(graded: ExerciseGrade, partial: bool) -> str:
    open_checks = any(check.status == "not_started" for check in graded.checks)
    if graded.status == "not_started" and partial and not open_checks:
        return "interrupted"
    if graded.status == "not_started" and open_checks and not _is_untouched(graded):
        return "unfinished"
    return word_of(graded)


def _is_untouched(graded: ExerciseGrade) -> bool:
    """Whether the file is the starter still, or was not read."""
    return graded.sha256 is None or graded.sha256 in untouched()


def _one_reason(graded: ExerciseGrade) -> str:
    """What holds for the whole exercise, so that its checks need not be listed."""
    outcomes = {(check.status, check.message) for check in graded.checks}
    if len(outcomes) == 1:
        status, message = outcomes.pop()
        if status == "skipped" or (len(graded.checks) > 1 and status not in ("passed", "failed")):
            return message
    if graded.status == "not_started" and not graded.points:
        if not _is_untouched(graded):
            return "\n".join(dict.fromkeys(check.message for check in graded.checks))
        return f"Nothing to grade yet: the TODOs in {graded.file} are still open."
    return ""


def _one_hint(graded: ExerciseGrade, width: int) -> Iterator[Text]:
    """The hint that all checks have in common, if they have."""
    hints = {check.hint for check in graded.checks}
    if len(hints) == 1 and "" not in hints:
        yield from _hint(hints.pop(), width, indent=2)


def _checks(exercise: Exercise, graded: ExerciseGrade, width: int) -> Iterator[Text]:
    column = max(len(CHECK_WORDS[check.status]) for check in graded.checks) + 4
    told = {""}
    for check in graded.checks:
        title = exercise.check(check.name).title + _basis(check)
        for i, line in enumerate(wrapped(title, width - column)):
            word = CHECK_WORDS[check.status] if i == 0 else ""
            yield Text.assemble((f"  {word:{column - 2}}", colour(check.status)), line)
        yield from _explanation(check, told, width, column if width >= NARROW else 4)


def _basis(check: CheckGrade) -> str:
    return " (rests on real runs)" if check.replayed is False else ""


def _explanation(check: CheckGrade, told: set[str], width: int, indent: int) -> Iterator[Text]:
    if check.message not in told:
        yield from _block(check.message, width, indent)
        told.add(check.message)
    if check.hint not in told and check.status not in _WITHOUT_HINT:
        yield from _hint(check.hint, width, indent)
        told.add(check.hint)


def _hint(hint: str, width: int, indent: int) -> Iterator[Text]:
    first, *rest = _block(f"Hint: {hint}", width, indent)
    first.stylize("cyan", indent, indent + len("Hint:"))
    yield from (first, *rest)


def _block(text: str, width: int, indent: int) -> list[Text]:
    room = width - indent
    rows = MESSAGE_ROWS if width >= NARROW else 2 * MESSAGE_ROWS
    return [Text(" " * indent + line) for line in clipped(wrapped(text, room), rows, room)]


def _output(output: str, width: int) -> Iterator[Text]:
    if printable(output).strip():
        yield Text("  Your code printed:")
        room = width - 4
        for line in clipped(wrapped(output, room), OUTPUT_ROWS, room):
            yield Text(f"  | {line}", "dim")


def _summary(
    grade: Grade, catalog: Catalog, report: Path | None, command: str, width: int
) -> Iterator[Text]:
    yield Text()
    for note in _notes(grade):
        for line in wrapped(note, width):
            yield Text(line)
        yield Text()
    if exit_status(grade) == 0:
        for line in wrapped(ALL_RIGHT, width):
            yield Text(line, "bold green")
        yield Text()
    done = sum(graded.status == "passed" for graded in grade.exercises.values())
    exercises = f"{done} of {counted(len(grade.exercises), 'exercise')} done"
    yield _row("Points", f"{grade.points} of {grade.max_points}, {exercises}")
    following = next_exercise(grade, catalog)
    if following:
        yield _row("Next", following.name)
        yield _row("Hint", _hint_command(command, following))
    if report:
        yield _row("Report", printable(str(report)))


def _row(label: str, value: str) -> Text:
    return Text.assemble((f"{label:8}", "bold"), value)


def _hint_command(command: str, exercise: Exercise) -> str:
    return f"{command} hint {'EXERCISE=' if command == 'make' else ''}{exercise.name}"


def next_exercise(grade: Grade, catalog: Catalog) -> Exercise | None:
    """The first exercise in the lesson's order that the student can do something about."""
    for exercise in catalog.exercises:
        graded = grade.exercises.get(exercise.name)
        if graded and graded.status not in _NOTHING_TO_DO:
            return exercise
    return None


def _notes(grade: Grade) -> Iterator[str]:
    checks = [check for graded in grade.exercises.values() for check in graded.checks]
    if grade.partial:
        yield "The run was interrupted: checks that had not run yet have no points."
    if not grade.jax_tested:
        yield (
            f"This is JAX {grade.jax}; the graders were tested with JAX up to {NEWEST_TESTED}. "
            "If a verdict surprises you, show the report to your instructor."
        )
    if exit_status(grade) == 3:
        yield (
            "The grader itself failed. That is no verdict on your code: "
            "please show the report to your instructor."
        )
    if any(check.status == "not_replayed" for check in checks):
        yield (
            "A check is not replayed: your program holds an operation that the grader cannot "
            "work through by hand. Your instructor decides on its points."
        )
    if any(check.replayed is False for check in checks):
        yield (
            "A check that rests on real runs was tried on fewer inputs: your program holds an "
            "operation that the grader cannot work through by hand."
        )
