"""Students graded by the naive grader, one process each."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.benchmarks.processes import Run, run

GRADER = Path(__file__).with_name("grader.py")


def grade(student: Path, *, shrink: bool, right: bool = False) -> Run:
    """Grade a student's folder with pytest; ends the benchmark if it should be right and is not."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(GRADER)]
    variables = {"SUBMISSION": str(student), "SHRINK": "yes" if shrink else "no"}
    return run(pytest, statuses=(0,) if right else (0, 1), **variables)
