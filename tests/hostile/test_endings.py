"""However a run ends, it ends at once, and no process and no file is left of it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import psutil
import pytest

from graders.catalog import load_catalog
from graders.grading import running
from graders.grading.submissions import Submission
from graders.places import ROOT
from graders.reports.schema import report_schema
from graders.workers.handle import Workers
from graders.workers.walls import Sandbox

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a zygote is for Linux")

PATIENCE = 60
"""Seconds for what takes one; a machine may be busy."""

ENDLESS = """
import contextlib, os, signal, threading
with contextlib.suppress(OSError):  # in a sandbox, or there is one already
    os.makedirs("hidden/below", exist_ok=True)
    os.mkdir("closed", 0o000)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
threading.Thread(target=lambda: 10 ** 10 ** 9).start()
while True: pass
"""
LEAVING = "import os\nif os.fork() == 0:\n    os.setsid()\n    os.fork()\n" + ENDLESS


def started(folder: Path, source: str, *options: str) -> tuple[psutil.Popen, list[psutil.Process]]:
    """A run that is in the middle of an endless submission, with all of its processes."""
    submission, temporary = folder / "offset_two.py", folder / "temporary"
    submission.write_text(source)
    temporary.mkdir()
    grader = psutil.Popen(
        [
            *(sys.executable, "-m", "graders", "grade", str(submission), "--untrusted", *options),
            *("--report", str(folder / "report.json")),
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    expected = 3 if "--no-sandbox" in options else 1  # the worker, and what it has started
    deadline = time.monotonic() + PATIENCE
    while len(workers := descendants_of_the_zygote(grader)) < expected:
        assert time.monotonic() < deadline and grader.poll() is None
        time.sleep(0.01)
    family = [*grader.children(recursive=True), *workers]
    return grader, family


def descendants_of_the_zygote(grader: psutil.Popen) -> list[psutil.Process]:
    for child in grader.children():
        with contextlib.suppress(psutil.NoSuchProcess):  # a probe that has just ended
            if "zygote" in child.cmdline():
                return child.children(recursive=True)
    return []


def assert_nothing_is_left(temporary: Path, family: list[psutil.Process]) -> None:
    _, alive = psutil.wait_procs(family, timeout=PATIENCE)
    assert not alive
    assert not list(temporary.iterdir())


MODES = [
    pytest.param(ENDLESS, (), id="in a sandbox"),
    pytest.param(LEAVING, ("--no-sandbox",), id="without one"),
]


@pytest.mark.parametrize(("source", "options"), MODES)
def test_ctrl_c_ends_at_once_with_a_partial_report(
    tmp_path: Path, source: str, options: tuple[str, ...]
) -> None:
    grader, family = started(tmp_path, source, *options)
    grader.send_signal(signal.SIGINT)
    text, _ = grader.communicate(timeout=PATIENCE)
    # Python may end itself by the signal, which a shell calls 130 too.
    assert grader.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in text
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["grade"]["partial"] is True
    exercise = report["grade"]["exercises"]["offset_two"]
    assert exercise["status"] == "not_started"  # and no timeout, for which nobody has waited
    assert {check["status"] for check in exercise["checks"]} == {"skipped"}
    assert_nothing_is_left(tmp_path / "temporary", family)


def test_ctrl_c_pressed_again_leaves_nothing_either(tmp_path: Path) -> None:
    grader, family = started(tmp_path, ENDLESS)
    grader.send_signal(signal.SIGINT)
    time.sleep(0.05)
    grader.send_signal(signal.SIGINT)
    text, _ = grader.communicate(timeout=PATIENCE)
    assert grader.returncode in (130, -signal.SIGINT) and "Traceback" not in text
    assert_nothing_is_left(tmp_path / "temporary", family)


def test_ctrl_c_that_pytest_stumbles_over_is_no_failure_of_the_grader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(_: object) -> None:
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        raise RuntimeError("cannot release un-acquired lock")

    monkeypatch.setattr(running._Quiet, "pytest_runtest_logfinish", stumble)
    files = {"offset_two": ROOT / "solutions" / "offset_two.py"}
    with Workers() as workers:
        grade, report = running.run(Submission(files, load_catalog(), workers))
    jsonschema.validate(report, report_schema(), jsonschema.Draft202012Validator)
    assert grade.partial and report["grade"]["partial"]


def test_ctrl_c_before_the_first_check_gives_a_partial_report_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def main(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(pytest, "main", main)
    files = {"offset_two": ROOT / "solutions" / "offset_two.py"}
    with Workers() as workers:
        grade, report = running.run(Submission(files, load_catalog(), workers))
    jsonschema.validate(report, report_schema(), jsonschema.Draft202012Validator)
    assert grade.partial and report["grade"]["partial"]
    assert {check.status for check in grade.exercises["offset_two"].checks} == {"skipped"}


@pytest.mark.parametrize(("source", "options"), MODES)
def test_a_killed_grader_leaves_nothing(
    tmp_path: Path, source: str, options: tuple[str, ...]
) -> None:
    grader, family = started(tmp_path, source, *options)
    grader.kill()
    grader.communicate(timeout=PATIENCE)
    assert_nothing_is_left(tmp_path / "temporary", family)


def test_a_killed_grader_leaves_nothing_on_any_rung(sandbox: Sandbox, open_folder: Path) -> None:
    source = f"""
from graders.workers.handle import Workers
from graders.workers.limits import CLASS
from graders.workers.walls import Sandbox
from graders.workers.wire import Load
worker = Workers(CLASS, sandbox={sandbox!r}).start()
print("started", flush=True)
worker.ask(Load("exercise", "while True: pass"), 100)
"""
    grader = psutil.Popen(
        [sys.executable, "-c", source],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(open_folder)},
        stdout=subprocess.PIPE,
    )
    with grader.stdout:
        assert grader.stdout.readline() == b"started\n"
    family = grader.children(recursive=True)
    assert len(family) >= 2
    grader.kill()
    grader.wait(timeout=PATIENCE)
    assert_nothing_is_left(open_folder, family)
