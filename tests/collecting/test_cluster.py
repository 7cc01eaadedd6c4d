"""A class graded on a Dask cluster, of which a worker dies in the middle."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("distributed", reason="a cluster needs dask[distributed]")

from graders.catalog import load_catalog
from graders.collecting.classes import ClassRun
from graders.collecting.cluster import NoCluster, cluster
from graders.collecting.downloads import read_download
from graders.collecting.keeping import Folder
from graders.collecting.pool import Executors, processes
from graders.collecting.single import Terms
from graders.collecting.students import Student
from graders.places import ROOT
from graders.reports.model import Grade

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a class needs a sandbox")

NAMES = ("offset_two",)
STUDENTS = 6


def started(command: str, scheduler: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", command, "--scheduler-file", str(scheduler), *arguments],
        cwd=ROOT,
        # What is killed in mid-run cannot clean up: its files lie in the test's own folder.
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(scheduler.parent)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[Path]:
    """The file in which the scheduler says where it is."""
    file = tmp_path / "scheduler.json"
    process = started("scheduler", file, "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    while not file.exists():
        assert process.poll() is None
        time.sleep(0.02)
    yield file
    process.terminate()
    process.wait(30)


@pytest.fixture
def workers(scheduler: Path, tmp_path: Path) -> Iterator[list[subprocess.Popen[bytes]]]:
    arguments = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
    own = [("--local-directory", str(tmp_path / name)) for name in "ab"]
    processes = [started("worker", scheduler, *arguments, *each) for each in own]
    yield processes
    for process in processes:
        process.kill()
        process.wait(30)


@pytest.fixture
def submissions(tmp_path: Path) -> Path:
    right = ROOT / "solutions" / "offset_two.py"
    for k in range(STUDENTS):
        folder = tmp_path / "class" / f"student {k}"
        folder.mkdir(parents=True)
        shutil.copy(right, folder)
        with (folder / "offset_two.py").open("a") as file:
            file.write(f"\n# handed in by {k}\n")
    return tmp_path / "class"


def grades(submissions: Path, out: Path, executors: Executors, told: list[Student]) -> list[Grade]:
    catalog = load_catalog()
    students = read_download(submissions, catalog).students
    folder = Folder(out)
    run = ClassRun(folder, NAMES, Terms(catalog, seed=3), executors, jobs=2)
    run.grade(students, told.append)
    assert run.failures == {}
    found = [folder.grade(student) for student in students]
    return [msgspec.structs.replace(each, graded_at="") for each in found if each]


def test_a_worker_that_dies_costs_nobody_a_report(
    submissions: Path,
    scheduler: Path,
    workers: list[subprocess.Popen[bytes]],
    tmp_path: Path,
) -> None:
    class Killing(list[Student]):
        def append(self, student: Student) -> None:
            super().append(student)
            if len(self) == 2:
                workers[0].kill()

    address = msgspec.json.decode(scheduler.read_bytes())["address"]
    told = Killing()
    remote = grades(submissions, tmp_path / "remote", cluster(address), told)
    assert workers[0].wait(30) != 0
    assert len(remote) == len(told) == STUDENTS
    assert all(grade.points == grade.max_points for grade in remote)
    assert remote == grades(submissions, tmp_path / "local", processes(1), [])


def test_no_scheduler_is_one_sentence() -> None:
    with pytest.raises(NoCluster, match="There is no Dask scheduler"), cluster("127.0.0.1:1")():
        pass
