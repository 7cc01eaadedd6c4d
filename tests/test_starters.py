"""What students start from, and the reference solutions, as the scripts that they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from graders.catalog import load_catalog

ROOT = Path(__file__).parents[1]
FILES = [exercise.file for exercise in load_catalog().exercises]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("JAX_")}
DEADLINE = 120

every_file = pytest.mark.parametrize("file", FILES)

PRINTED_BY_SOLUTIONS = {
    "forward_trace.py": ["reduce_sum", "value 29.0, gradient [4. 6. 8.]"],
    "gradient_program.py": ["add_any", "value 10.0, gradient [0. 2. 6.]"],
    "captured_constant.py": [
        "captured: { lambda a:f32[3]; b:f32[3]",
        "value 12.0, gradient [1. 1. 1.]",
    ],
    "offset_two.py": ["reduce_sum", "value 50.0, gradient [ 6.  8. 10.]"],
    "scan_recurrence.py": ["scan[", "length=4", "value 1.875, gradient 0.0625"],
    "cond_repair.py": [
        "bad_branch cannot be traced: TracerBoolConversionError",
        "cond[",
        "repaired([1. 2. 3.]) = 6.0, gradient [1. 1. 1.]",
        "repaired([-1. -2. -3.]) = 6.0, gradient [-1. -1. -1.]",
    ],
}


def python(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run this Python, warnings as errors, from another folder than the project's."""
    command = [sys.executable, "-W", "error", *map(str, arguments)]
    return subprocess.run(
        command, cwd=ROOT.parent, env=CLEAN, capture_output=True, text=True, timeout=DEADLINE
    )


def why_exercises_may_differ() -> str:
    """The reason to expect edited exercises: a student works here, or git cannot tell."""
    command = ["git", "diff", "--quiet", "HEAD", "--", "exercises"]
    try:
        status = subprocess.run(command, cwd=ROOT, capture_output=True).returncode
    except FileNotFoundError:
        return "git is not installed, so exercises/ may have been edited"
    if status == 1:
        return "exercises/ has been edited since the last commit"
    return "this is not a git checkout, so exercises/ may have been edited" if status else ""


@every_file
def test_a_starter_is_what_stands_in_exercises(file):
    if reason := why_exercises_may_differ():
        pytest.skip(reason)
    starter = ROOT / "graders/starters" / file
    assert (ROOT / "exercises" / file).read_bytes() == starter.read_bytes()


@every_file
def test_a_starter_runs_and_says_what_is_still_to_do(file):
    run = python(ROOT / "graders/starters" / file)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Still to do: " in run.stdout


@every_file
def test_a_solution_runs_and_prints_what_it_shows(file):
    run = python(ROOT / "solutions" / file)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.strip()
    for text in PRINTED_BY_SOLUTIONS.get(file, []):
        assert text in run.stdout
