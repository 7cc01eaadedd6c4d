"""The hostile suite: each submission gets the outcome that is right for it, and leaves nothing."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec
import psutil
import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import ROOT
from graders.reports.model import CheckGrade, ExerciseGrade
from graders.workers.handle import Workers
from graders.workers.limits import CLASS, Limits
from graders.workers.walls import Sandbox
from tests.hostile import rungs
from tests.hostile.submitting import HONEST, WRONG, Hostile, catalogue, encoded, forged

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sandboxes are for Linux")

CATALOG = load_catalog()
SHORT = msgspec.structs.replace(CLASS, load_seconds=0.5, call_seconds=0.5, file_seconds=1)
SOLUTION = ROOT / "solutions" / "offset_two.py"
EVERY = [*catalogue(), *encoded(), *forged()]

GradeOf = Callable[..., dict[str, ExerciseGrade]]


@pytest.fixture(scope="module")
def temporary(open_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which the workers' private folders are."""
    tmp_path_factory.getbasetemp()  # pytest's own folder stays where it is
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tempfile.tempdir", str(open_folder))
        yield open_folder


@pytest.fixture(scope="module", params=rungs.asked_for())
def rung(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def sandbox(rung: str) -> Sandbox | None:
    return rungs.sandbox_on(rung)


@pytest.fixture(scope="module")
def workers(sandbox: Sandbox | None, temporary: Path) -> Iterator[Mapping[Limits, Workers]]:
    with Workers(CLASS, sandbox=sandbox) as patient, Workers(SHORT, sandbox=sandbox) as hurried:
        yield {CLASS: patient, SHORT: hurried}
    assert not list(temporary.iterdir())


@pytest.fixture
def grade_of(workers: Mapping[Limits, Workers], temporary: Path) -> Iterator[GradeOf]:
    """Grades files as an instructor would, and sees that nothing is left of them."""
    for each in workers.values():
        each.start().end()
    processes = set(psutil.Process().children(recursive=True))

    def grade(files: dict[str, Path], limits: Limits = CLASS) -> dict[str, ExerciseGrade]:
        graded, _ = run(Submission(files, CATALOG, workers[limits], seed=7, untrusted=True))
        assert len(graded.jax) <= 100 and graded.jax.isprintable()
        return graded.exercises

    yield grade
    left = set(psutil.Process().children(recursive=True)) - processes
    assert not [each for each in left if each.status() != psutil.STATUS_ZOMBIE and _runs(each)]
    assert not list(temporary.glob("*/*"))


def _runs(process: psutil.Process) -> bool:
    """Whether it is anything but a zygote that has taken the place of a lost one."""
    return "zygote" not in process.cmdline()


def demand_sandbox(sandbox: Sandbox | None) -> None:
    if sandbox is None:
        pytest.skip("only a sandbox keeps it from doing harm")


@pytest.mark.parametrize("hostile", EVERY, ids=lambda hostile: hostile.name.replace(" ", "_"))
def test_a_submission_gets_the_outcome_that_is_right_for_it(
    hostile: Hostile, grade_of: GradeOf, sandbox: Sandbox | None, tmp_path: Path
) -> None:
    if hostile.needs_sandbox:
        demand_sandbox(sandbox)
    path = tmp_path / f"{hostile.exercise}.py"
    path.write_bytes(hostile.text(tmp_path))
    limits = SHORT if hostile.outcome in ("timeout", "stopped") else CLASS
    grade = grade_of({hostile.exercise: path}, limits)[hostile.exercise]
    assert_outcome(grade, hostile.outcome, hostile.told)
    assert list(tmp_path.iterdir()) == [path]


def assert_outcome(grade: ExerciseGrade, outcome: str, told: str = "") -> None:
    wrong = [check for check in grade.checks if check.status != "passed"]
    text = "\n".join(map(_told, wrong))
    assert (grade.status == "grader_failed") == (outcome == "disputed"), text
    assert outcome != "disputed" or "JAX itself gives what is expected" in text
    assert (grade.points == grade.max_points) == (not wrong) == (outcome == "accept"), text
    if outcome in ("accept", "reject"):
        assert "timeout" not in {grade.status, *(check.status for check in wrong)}, text
    if outcome == "timeout":
        assert grade.status == "timeout", text
    assert told in text
    for shown in (text, grade.output):
        assert len(shown) < 15_000 and "Traceback" not in text
        assert not [c for c in shown if unicodedata.category(c) in ("Cc", "Cf") and c not in "\n\t"]


def _told(check: CheckGrade) -> str:
    return f"{check.name} {check.status}: {check.message}"


def test_nothing_that_a_submission_plants_is_left(
    grade_of: GradeOf, sandbox: Sandbox | None, tmp_path: Path
) -> None:
    demand_sandbox(sandbox)
    name = f"planted-{os.getpid()}"
    source = f"""
import os, sys
for folder in ["{tmp_path}", "{ROOT}", "/tmp", "/dev/shm", "/var/tmp", "/", *sys.path]:
    try:
        open(os.path.join(folder, "{name}"), "x").close()
    except OSError:
        pass
"""
    path = tmp_path / "offset_two.py"
    path.write_text(source)
    assert_outcome(grade_of({"offset_two": path})["offset_two"], "reject", "not defined")
    folders = [tmp_path, ROOT, *map(Path, ("/tmp", "/dev/shm", "/var/tmp", "/", *sys.path))]
    assert not [folder for folder in folders if (folder / name).exists()]


OTHERS = (
    "exit_at_once",
    "killed_by_itself",
    "worker_patched",
    "descriptors_closed",
    "parent_attacked",
)


@pytest.mark.parametrize("name", OTHERS)
def test_the_other_exercises_of_a_submission_are_graded_all_the_same(
    name: str, grade_of: GradeOf, sandbox: Sandbox | None, tmp_path: Path
) -> None:
    hostile = next(each for each in EVERY if each.name == name)
    if hostile.needs_sandbox:
        demand_sandbox(sandbox)
    path, other = tmp_path / "offset_two.py", ROOT / "solutions" / "check_understanding.py"
    path.write_bytes(hostile.text(tmp_path))
    grades = grade_of({"offset_two": path, "check_understanding": other})
    assert_outcome(grades["offset_two"], "reject")
    assert_outcome(grades["check_understanding"], "accept")


# What is no file of a student's own.


def link(path: Path) -> None:
    path.symlink_to(SOLUTION)


def hard_link(path: Path) -> None:
    other = path.with_name("of_somebody_else.py")
    shutil.copy(SOLUTION, other)
    path.hardlink_to(other)


def link_to_nowhere(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere.py"))


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def link_to_zeros(path: Path) -> None:
    path.symlink_to("/dev/zero")


def own_memory(path: Path) -> None:
    path.symlink_to("/proc/self/mem")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()
    (path / "__init__.py").write_bytes(HONEST)


def listening(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(os.path.relpath(path))


def file_of_64_mib(path: Path) -> None:
    path.write_bytes(HONEST)
    os.truncate(path, 64 << 20)


def nothing(path: Path) -> None:
    pass


SPECIAL = [
    (link, "link"),
    (hard_link, "link"),
    (link_to_nowhere, "link"),
    (link_to_itself, "link"),
    (link_to_zeros, "link"),
    (own_memory, "link"),
    (pipe, "pipe"),
    (folder, "folder"),
    (listening, "pipe or a device"),
    (file_of_64_mib, "larger than 1 MiB"),
    (nothing, "missing"),
]


@pytest.mark.parametrize(("put", "told"), SPECIAL, ids=[put.__name__ for put, _ in SPECIAL])
def test_what_is_no_file_of_a_student_s_own_is_refused(
    put: Callable[[Path], None], told: str, grade_of: GradeOf, tmp_path: Path
) -> None:
    path = tmp_path / "offset_two.py"
    put(path)
    assert_outcome(grade_of({"offset_two": path})["offset_two"], "reject", told)


# What lies beside a student's file.

EVIL = "raise SystemExit(0)\n"
MODULES = ("jax", "numpy", "json", "msgspec", "pytest", "graders", "sitecustomize", "usercustomize")
SETTINGS = {
    "conftest.py": """
import pytest
@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    report.outcome = "passed"
    return report
""",
    "pytest.ini": "[pytest]\naddopts = -p evil --collect-only\n",
    "tox.ini": "[pytest]\naddopts = -p evil\n",
    "setup.cfg": "[tool:pytest]\naddopts = -p evil\n",
    "pyproject.toml": "[tool.pytest.ini_options]\naddopts = ['-p', 'evil']\n",
    "evil.pth": "import os; os._exit(0)\n",
    "evil.py": EVIL,
    "__init__.py": EVIL,
    "test_offset_two.py": "def test_value(): pass\n",
}


@pytest.fixture
def surrounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder full of what others would run, in which the grader works."""
    for name, text in {**{f"{name}.py": EVIL for name in MODULES}, **SETTINGS}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "jaxlib").mkdir()
    (tmp_path / "jaxlib" / "__init__.py").write_text(EVIL)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("source", "outcome"), [(HONEST, "accept"), (WRONG, "reject")])
def test_what_lies_beside_a_file_changes_nothing(
    source: bytes, outcome: str, grade_of: GradeOf, surrounded: Path
) -> None:
    path = surrounded / "offset_two.py"
    path.write_bytes(source)
    assert_outcome(grade_of({"offset_two": path})["offset_two"], outcome)


def test_the_text_is_run_and_not_what_python_has_compiled_before(
    grade_of: GradeOf, tmp_path: Path
) -> None:
    path = tmp_path / "offset_two.py"
    path.write_bytes(HONEST)
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(path)], check=True)
    assert list(tmp_path.glob("__pycache__/offset_two.*.pyc"))
    path.write_bytes(WRONG)
    os.utime(path, ns=times)
    assert_outcome(grade_of({"offset_two": path})["offset_two"], "reject", "expected")


LARGE = (
    "print_flood",
    "a frame of lists inside each other",
    "as many empty dicts as there can be",
    "as many empty lists as there can be",
    "answers as large as there can be",
)
"""Of each there is a submission, all of whose files are the same."""


@pytest.mark.usefixtures("sandbox")  # or it is skipped with it
def test_no_submission_makes_the_grader_need_150_mb(rung: str, tmp_path: Path) -> None:
    submissions = []
    for number, name in enumerate(LARGE):
        hostile = next(each for each in EVERY if each.name == name)
        folder = tmp_path / str(number)
        folder.mkdir()
        for exercise in CATALOG.exercises:
            (folder / exercise.file).write_bytes(hostile.text(folder))
        submissions.append(str(folder))
    done = subprocess.run(
        [sys.executable, "-c", PEAK, rung, *submissions], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    mebibytes = json.loads(done.stdout)
    assert mebibytes < 150


PEAK = """
import re, sys
from pathlib import Path
from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.workers.handle import Workers
from graders.workers.limits import CLASS
from tests.hostile.rungs import sandbox_on
rung, *paths = sys.argv[1:]
with Workers(CLASS, sandbox=sandbox_on(rung)) as workers:
    for folder in map(Path, paths):
        files = {each.name: folder / each.file for each in load_catalog().exercises}
        run(Submission(files, load_catalog(), workers, untrusted=True))
status = Path("/proc/self/status").read_text()
print(int(re.search(r"VmHWM:\\s+(\\d+) kB", status)[1]) // 1024)
"""
