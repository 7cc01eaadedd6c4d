"""Inputs are decided by the seed, and by nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DRAWING = """
import sys
import hypothesis
from graders.inputs import pairs, scalars, vectors
if len(sys.argv) > 1:
    import full_of_numbers

for family in vectors(), pairs(), scalars(fixed_point=2.0):
    @hypothesis.seed(5)
    @hypothesis.settings(max_examples=60, database=None, deadline=None)
    @hypothesis.given(arrays=family(5).drawn)
    def draw(arrays):
        print(*(array.tolist() for array in arrays))

    draw()
"""


def drawn(folder: Path, *arguments: str) -> str:
    call = [sys.executable, "-c", DRAWING, *arguments]
    done = subprocess.run(call, cwd=folder, capture_output=True, text=True)
    assert done.stdout, done.stderr
    return done.stdout


def test_what_is_drawn_does_not_depend_on_what_else_is_imported(tmp_path: Path) -> None:
    """Hypothesis takes some numbers from modules that it finds; `collect` has more than `grade`."""
    numbers = [*range(100, 900), *(tens * 10 + 0.5 for tens in range(-99, 100))]
    (tmp_path / "full_of_numbers.py").write_text(f"NUMBERS = {numbers}")
    assert drawn(tmp_path) == drawn(tmp_path, "with them")
