"""Watching: what is graded again when a file is saved, and what a student sees of it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import jsonschema
import pytest

from graders.commands.watching import CannotWatch, wakes, watch
from graders.grading.interrupts import Interrupts
from graders.reports.schema import report_schema

ROOT = Path(__file__).parents[1]
LOOPING = """
def shifted_two(z):
    with open({pipe!r}, "w") as pipe:
        pipe.write("here")
    while True:
        pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("offset_two", "scan_recurrence"):
        (tmp_path / f"{name}.py").write_text("first\n")
    return tmp_path


@pytest.fixture
def graded(folder: Path) -> Callable[..., list[list[str]]]:
    """What is graded at each wake, if before each of them an action is taken."""

    def graded(*actions: Callable[[], object]) -> list[list[str]]:
        files = {path.stem: path for path in sorted(folder.glob("*.py"))}
        seen: list[list[str]] = []

        def stream() -> Iterator[None]:
            yield
            for action in actions:
                action()
                yield

        watch(files, stream(), seen.append)
        return seen

    return graded


def test_at_first_everything_is_graded(graded):
    assert graded() == [["offset_two", "scan_recurrence"]]


def test_then_only_what_was_saved(graded, folder):
    assert graded(lambda: (folder / "offset_two.py").write_text("second\n"))[1:] == [["offset_two"]]


def test_a_wake_without_a_save_grades_nothing(graded):
    assert len(graded(lambda: None, lambda: None)) == 1


def test_a_file_truncated_and_written_before_the_wake_is_graded_once(graded, folder):
    def save() -> None:
        (folder / "offset_two.py").write_text("")
        (folder / "offset_two.py").write_text("second\n")

    assert graded(save, lambda: None)[1:] == [["offset_two"]]


def test_a_file_replaced_by_another_is_graded_once(graded, folder):
    def save() -> None:
        beside = folder / ".offset_two.py.swp"
        beside.write_text("second\n")
        beside.replace(folder / "offset_two.py")

    assert graded(save, lambda: None)[1:] == [["offset_two"]]


def test_a_file_that_is_gone_and_one_that_is_back_are_graded(graded, folder):
    file = folder / "offset_two.py"
    assert graded(file.unlink, lambda: file.write_text("x"))[1:] == [["offset_two"]] * 2


def test_two_files_saved_together_are_graded_together(graded, folder):
    def save() -> None:
        for path in folder.glob("*.py"):
            path.write_text("second\n")

    assert graded(save)[1:] == [["offset_two", "scan_recurrence"]]


def test_a_save_while_grading_is_found_at_the_next_wake(folder):
    file = folder / "offset_two.py"
    seen: list[list[str]] = []

    def grade(names: list[str]) -> None:
        if not seen:
            file.write_text("saved while it was graded\n")
        seen.append(names)

    watch({"offset_two": file}, iter([None, None, None]), grade)
    assert seen == [["offset_two"], ["offset_two"]]


def test_without_the_library_a_sentence_says_what_to_install(monkeypatch, folder):
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    with pytest.raises(CannotWatch, match=r"'\.\[watch\]'") as refused:
        next(wakes([folder / "offset_two.py"]))
    assert "\n" not in str(refused.value)


def test_an_interrupt_that_was_swallowed_is_not_forgotten():
    with Interrupts() as interrupts:
        interrupts.check()
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            interrupts.check()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


class Session:
    """`python -m graders watch` on a folder, read line by line."""

    def __init__(self, folder: Path) -> None:
        self.first = ""
        self.report = folder.parent / "report.json"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "graders", "watch", str(folder), "--report", str(self.report)],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "80"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def until(self, beginning: str) -> str:
        """What is printed up to the line that begins so."""
        assert self.process.stdout
        lines = []
        for line in self.process.stdout:
            lines.append(line)
            if line.startswith(beginning):
                return "".join(lines)
        pytest.fail(f"it has ended:\n{''.join(lines)}")

    def until_it_waits(self) -> str:
        return self.until("Watching:")

    def status(self, exercise: str) -> str:
        report = json.loads(self.report.read_text(encoding="utf-8"))
        jsonschema.validate(report, report_schema(), jsonschema.Draft202012Validator)
        return report["grade"]["exercises"][exercise]["status"]

    def interrupt(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=60)
        return self.process.returncode, rest


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    pytest.importorskip("watchfiles", reason="watchfiles, an extra, is not installed")
    if sys.platform == "win32":
        pytest.skip("Ctrl-C cannot be sent to another process on Windows")
    folder = tmp_path / "mine"
    shutil.copytree(ROOT / "graders/starters", folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "solutions/forward_trace.py", folder)
    session = Session(folder)
    yield session
    session.process.kill()
    session.process.communicate()


@pytest.fixture
def mine(session: Session, tmp_path: Path) -> Path:
    """The student's folder, once everything in it has been graded."""
    session.first = session.until_it_waits()
    return tmp_path / "mine"


def test_the_first_unfinished_exercise_is_shown_first(session, mine):
    printed = session.first
    assert "\x1b" not in printed
    verdict = printed[printed.index("\n\n") :]
    assert verdict.index("gradient_program  ") < verdict.index("Nothing to grade yet")
    assert verdict.index("Nothing to grade yet") < verdict.index("forward_trace  ")


def test_a_student_s_sitting(session, mine):
    """One session, as it is slow to start: mend, save by rename, loop for ever, delete, leave."""
    file = mine / "offset_two.py"

    shutil.copy(ROOT / "solutions/offset_two.py", mine / "beside.py")
    (mine / "beside.py").replace(file)
    printed = session.until_it_waits()
    assert printed.count("Grading offset_two") == 1 and printed.count("Grading") == 1
    assert "offset_two" in printed and "done" in printed
    assert session.status("offset_two") == "passed"
    assert session.status("forward_trace") == "passed", "the report keeps what was not saved"

    file.write_text("def shifted_two(z):\n    return z\n")
    assert "wrong" in session.until_it_waits()

    os.mkfifo(pipe := mine / "pipe")
    file.write_text(LOOPING.format(pipe=str(pipe)))
    assert pipe.read_text() == "here"  # comes once the loop is about to begin
    shutil.copy(ROOT / "solutions/offset_two.py", file)
    assert "timeout" in session.until_it_waits()
    assert "done" in session.until_it_waits(), "what was saved meanwhile is graded afterwards"

    file.unlink()
    assert "missing" in session.until_it_waits()
    assert session.status("offset_two") == "missing"

    status, rest = session.interrupt()
    assert (status, rest.strip()) == (0, "")
