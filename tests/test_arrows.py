"""Who may import whom: JAX stays in the workers, and nothing knows the solutions."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.places import ROOT
from graders.workers.bubblewrap import OF_A_WORKER

GRADERS = ROOT / "graders"
WITH_JAX = ("programs/reading.py", "workers/inside/", "lesson.py", "starters/")
MODULES = sorted(
    path
    for path in GRADERS.rglob("*.py")
    if not str(path.relative_to(GRADERS).as_posix()).startswith(WITH_JAX)
)


def _imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(GRADERS)))
def test_a_module_on_the_grader_s_side_imports_no_jax_and_no_solution(path: Path) -> None:
    tops = {name.partition(".")[0] for name in _imported(path)}
    assert not tops & {"jax", "jaxlib", "solutions", "exercises", "tests"}
    assert not any(name.startswith("graders.workers.inside") for name in _imported(path))
    assert "graders.programs.reading" not in _imported(path)


def _reached(start: Path) -> set[str]:
    """The modules of ours that a module imports, and those that they import, and so on."""
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        for name in _imported(waiting.pop()) - reached:
            module = ROOT / name.replace(".", "/")
            if name.startswith("graders."):
                reached.add(name)
                files = module.with_suffix(".py"), module / "__init__.py"
                waiting += filter(Path.is_file, files)
    return reached


LAST = ["grading", "evidence", "collecting", "authoring", "handing_out", "commands"]
ROOMS_ABOVE = {
    "programs": ["workers", "student", "checks", "reports", *LAST],
    "workers": ["student", "checks", "reports", *LAST],
    "reports": ["workers", "student", "checks", *LAST],
    "student": ["checks", "reports", *LAST],
    "checks": ["reports", *LAST],
    "grading": ["checks", "evidence", "collecting", "authoring", "handing_out", "commands"],
    "evidence": ["collecting", "authoring", "handing_out", "commands"],
    "authoring": ["collecting", "handing_out", "commands"],
    "collecting": ["evidence", "authoring", "handing_out", "commands"],
    "handing_out": ["evidence", "authoring", "commands"],
    "commands": [],
}


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {path.parent.name for path in GRADERS.glob("*/__init__.py")}
    named = {name for above in ROOMS_ABOVE.values() for name in above}
    assert set(ROOMS_ABOVE) == rooms and named <= rooms


@pytest.mark.parametrize("room", ROOMS_ABOVE)
def test_a_room_knows_nothing_of_the_rooms_above_it(room: str) -> None:
    above = tuple(f"graders.{name}" for name in ROOMS_ABOVE[room])
    for path in (GRADERS / room).rglob("*.py"):
        assert [name for name in _reached(path) if name.startswith(above)] == [], path


def test_a_worker_needs_nothing_of_ours_that_bubblewrap_leaves_out() -> None:
    mounted = tuple(f"graders.{name.removesuffix('.py')}" for name in OF_A_WORKER)
    for path in (GRADERS / "workers" / "inside").rglob("*.py"):
        assert [name for name in _reached(path) if not name.startswith(mounted)] == [], path


def test_what_a_package_offers_is_reached_through_it(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("from graders.checks import for_every\n")
    assert "graders.checks.trying" in _reached(module)


def test_grading_a_submission_imports_no_jax_into_the_grader() -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from graders.catalog import load_catalog\n"
        "from graders.grading.running import run\n"
        "from graders.grading.submissions import Submission\n"
        "from graders.workers.handle import Workers\n"
        "from graders.workers.limits import LAPTOP\n"
        "with Workers(LAPTOP) as workers:\n"
        "    files = {'offset_two': Path('solutions/offset_two.py')}\n"
        "    grade, _ = run(Submission(files, load_catalog(), workers))\n"
        "assert grade.points == grade.max_points\n"
        "assert 'jax' not in sys.modules and 'solutions' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_every_check_of_the_catalog_has_its_test_and_every_test_its_check() -> None:
    collected = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "graders", "--collect-only", "-q"),
            *("-p", "no:cacheprovider", "--submission", str(ROOT / "solutions")),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    tests = [line for line in collected.splitlines() if "::" in line]
    found = set()
    for line in tests:
        file, _, test = line.partition("::")
        exercise = Path(file).stem.removeprefix("test_")
        check = test.partition("[")[2].rstrip("]") or test.removeprefix("test_")
        found.add((exercise, check))
    wanted = {
        (exercise.name, check.name)
        for exercise in load_catalog().exercises
        for check in exercise.checks
    }
    assert found == wanted and len(tests) == len(wanted)
