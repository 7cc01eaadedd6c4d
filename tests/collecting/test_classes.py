"""A file that ran out of time is graded once more: the report is the one that `grade` gives."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest

from graders.catalog import load_catalog
from graders.collecting.choosing import HandedIn
from graders.collecting.classes import ClassRun
from graders.collecting.keeping import Folder
from graders.collecting.pool import Executors, processes
from graders.collecting.single import Terms, graded_files
from graders.collecting.students import Student
from graders.places import ROOT
from graders.reports.model import grade_in
from graders.workers.limits import CLASS
from tests.timeless import without_times

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a class needs a sandbox")

RIGHT = (ROOT / "solutions" / "offset_two.py").read_bytes()
ENDLESS = b"while True:\n    pass\n"


def terms(load_seconds: float = CLASS.load_seconds) -> Terms:
    limits = msgspec.structs.replace(CLASS, load_seconds=load_seconds)
    return Terms(load_catalog(), 7, limits)


class Busy(ProcessPoolExecutor):
    """Has no time for some exercises, as if they were endless."""

    def __init__(self, *timed_out: str) -> None:
        super().__init__(1, mp_context=get_context("spawn"))
        self._timed_out = timed_out

    def submit(self, function, /, *arguments, **_):
        task, (files, names, _) = arguments
        files = files | dict.fromkeys(self._timed_out, ENDLESS)
        return super().submit(function, task, (files, names, terms(load_seconds=0.5)))


def student(files: dict[str, bytes]) -> Student:
    handed_in = {
        name: HandedIn(partial(bytes, content), name, False) for name, content in files.items()
    }
    return Student("Ada", "", "", "Ada", handed_in, (), ())


def report_of(files: dict[str, bytes], given: Terms, executors: Executors, folder: Path) -> Any:
    """What is kept of Ada, who handed in these files, without times."""
    ada = student(files)
    kept = Folder(folder)
    told: list[Student] = []
    run = ClassRun(kept, tuple(files), given, executors, jobs=1)
    run.grade([ada], told.append)
    assert told == [ada] and run.failures == {}
    assert run.pending([ada]) == []
    return without_times(json.loads(kept.written(ada)))


def test_after_a_retry_it_is_the_report_of_a_single_run(tmp_path: Path) -> None:
    names = ("gradient_program", "offset_two", "scan_recurrence", "check_understanding")
    files = {name: (ROOT / "solutions" / f"{name}.py").read_bytes() for name in names}
    files["check_understanding"] = b"ANSWERS = {}\n"
    busy = Busy("offset_two", "gradient_program")
    again = report_of(files, terms(), lambda: busy, tmp_path)
    once = msgspec.json.decode(graded_files(files, names, terms()))
    assert again == without_times(once)
    assert again["grade"]["exercises"]["offset_two"]["status"] == "passed"


def test_what_is_late_again_is_told_as_it_was_at_first(tmp_path: Path) -> None:
    files = {"offset_two": ENDLESS, "cond_repair": b"import nowhere\n"}
    hurried = terms(load_seconds=0.5)
    again = report_of(files, hurried, processes(1), tmp_path)
    once = msgspec.json.decode(graded_files(files, tuple(files), hurried))
    assert again == without_times(once)
    assert "within 0.5 s" in again["grade"]["exercises"]["offset_two"]["checks"][0]["message"]


def test_a_run_that_ended_before_the_retry_goes_on_with_it(tmp_path: Path) -> None:
    class Ended(Exception):
        pass

    def end(*_: object) -> NoReturn:
        raise Ended

    files = {"offset_two": RIGHT, "check_understanding": b"ANSWERS = {}\n"}
    ada = student(files)
    folder = Folder(tmp_path)
    run = ClassRun(folder, tuple(files), terms(), lambda: Busy("offset_two"), jobs=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ClassRun, "_once_more", end)
        with pytest.raises(Ended):
            run.grade([ada], lambda _: None)
    first = grade_in(folder.written(ada)).exercises
    assert first["offset_two"].status == "timeout" and run.pending([ada]) == [ada]
    # Nobody grades the other exercise again: there is nothing to do it with.
    run = ClassRun(folder, tuple(files), terms(), nullcontext, jobs=1)
    run.grade([ada], lambda _: None)
    now = grade_in(folder.written(ada)).exercises
    assert now["offset_two"].status == "passed" and run.pending([ada]) == []
    assert now["check_understanding"] == first["check_understanding"]
    assert ClassRun(folder, tuple(files), terms(), nullcontext, 1, again=True).pending([ada])


def test_prints_that_grow_when_paths_are_taken_out_leave_a_report_that_can_be_read() -> None:
    longest = b"print('/tmp ' * 1999 + '/tmp')\n"
    report = graded_files({"offset_two": longest + RIGHT}, ("offset_two",), terms())
    graded = grade_in(report).exercises["offset_two"]
    assert graded.status == "passed" and graded.output.startswith("<tmp> <tmp>")


def test_what_other_threads_do_is_no_part_of_a_report() -> None:
    # As in a worker of a cluster. Hypothesis warns of whoever draws while its strategies do.
    script = """
import json, random, threading
from tests.collecting.test_classes import RIGHT, graded_files, terms

def draw():
    while True:
        random.random()

threading.Thread(target=draw, daemon=True).start()
report = json.loads(graded_files({"offset_two": RIGHT}, ("offset_two",), terms()))
print(report["grade"]["points"], "warnings" in report)
"""
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert run.stdout.split() == ["4", "False"], run.stderr
