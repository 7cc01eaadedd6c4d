"""Findings about verdicts: on starters, on solutions, on labelled submissions."""

from __future__ import annotations

from collections.abc import Iterable

from graders.authoring.labels import FILE, Label
from graders.authoring.project import CATALOG, Finding, Findings
from graders.reports.console import MESSAGE_ROWS
from graders.reports.model import CheckGrade, ExerciseGrade


def of_starter(path: str, grade: ExerciseGrade) -> Findings:
    """Nothing in a starter is right or wrong yet."""
    for check in grade.checks:
        if check.status not in ("not_started", "skipped"):
            what = f"is {check.status} in the check {check.name}{_told(check)}"
            yield Finding(path, what, "leave a ... in what that check looks at")
    if not any(check.status == "not_started" for check in grade.checks):
        what = f"comes to {grade.status}{_told(grade.checks[0])}"
        yield Finding(path, what, "let it load, with a ... in what is to be written")


def of_solution(path: str, grade: ExerciseGrade) -> Findings:
    """A solution gets full points, by replay."""
    return _of_right(path, grade, "mend the solution, or the test of that check")


def of_submission(label: Label, grade: ExerciseGrade) -> Findings:
    """A labelled submission gets the verdict of its label, and is told what the label says."""
    fallen = [check for check in grade.checks if check.status != "passed"]
    if broken := [check for check in fallen if check.status == "grader_failed"]:
        what = f"makes the grader fail{_told(broken[0])}"
        yield Finding(label.path, what, "mend the test of that check")
    elif label.checks:
        yield from _of_wrong(label, grade, fallen)
    else:
        yield from _of_right(label.path, grade, "mend the test of that check, or the label")


def _of_right(path: str, grade: ExerciseGrade, mend: str) -> Findings:
    for check in grade.checks:
        if check.status != "passed":
            what = f"is {check.status} in the check {check.name}, though right{_told(check)}"
            yield Finding(path, what, mend)
        elif check.replayed is False:
            what = f"passes the check {check.name} without a replay"
            yield Finding(path, what, "use operations that graders/programs/primitives has")


def _of_wrong(label: Label, grade: ExerciseGrade, fallen: list[CheckGrade]) -> Findings:
    caught = _caught(label, grade, fallen)
    not_caught = [name for name in label.checks if name not in caught]
    if not_caught:
        found = ", ".join(check.name for check in fallen) or "nothing"
        what = f"fails {found}, not {' and '.join(not_caught)}"
        yield Finding(label.path, what, "mend the test of that check, or the label")
    elif label.says.lower() not in _all_told(caught.values()).lower():
        what = f"is not told {label.says!r}{_told(caught[label.checks[0]])}"
        yield Finding(label.path, what, f"mend the message or the hint in {CATALOG}")
    for check in fallen:
        if not check.message.strip() or len(check.message.splitlines()) > MESSAGE_ROWS:
            what = f"gets a message of more than {MESSAGE_ROWS} lines, or none, from {check.name}"
            yield Finding(label.path, what, "say which function, on what input, and what came")
        if "Traceback" in check.message or "graders/" in check.message:
            what = f"is told of the grader's inside by {check.name}"
            yield Finding(label.path, what, "leave out tracebacks and paths but the student's own")


def _caught(label: Label, grade: ExerciseGrade, fallen: list[CheckGrade]) -> dict[str, CheckGrade]:
    """What caught it, by the names in its label."""
    caught = {check.name: check for check in fallen if check.name in label.checks}
    if FILE in label.checks and grade.status in ("error", "timeout") and not grade.points:
        caught[FILE] = fallen[0]
    return caught


def _all_told(checks: Iterable[CheckGrade]) -> str:
    return "\n".join(f"{c.name} {c.status}: {c.message} {c.hint}" for c in checks)


def _told(check: CheckGrade) -> str:
    lines = check.message.splitlines()
    return f" ({lines[0]})" if lines else ""
