"""Verdicts are the same where JAX writes captured arrays as literals in its programs."""

from __future__ import annotations

import sys
from pathlib import Path

import jax
import pytest

from tests.corpus import grade_all

ROOT = Path(__file__).parents[1]
EXERCISE = "captured_constant"
ACCEPTED = ROOT / "tests/submissions/accept" / EXERCISE
COUNTS_CLOSED_CONSTANTS = ACCEPTED / "counted_by_code.py"  # there are none then, as it finds
EVERY = 4
FILES = [ROOT / "solutions" / f"{EXERCISE}.py", *sorted(ACCEPTED.glob("*.py"))[::EVERY]]
SETTING = "jax_use_simplified_jaxpr_constants"

pytestmark = [
    pytest.mark.skipif(not hasattr(jax.config, SETTING), reason="this JAX has no such setting"),
    # With it, 0.7 cannot jit a function that captures an array within another one's jit.
    pytest.mark.skipif(jax.__version_info__ < (0, 8), reason="this JAX fails with the setting"),
    pytest.mark.skipif(sys.platform != "linux", reason="the setting reaches forked workers only"),
]


def test_right_submissions_are_right_with_literals_as_well():
    files = [path for path in FILES if path != COUNTS_CLOSED_CONSTANTS]
    grades = grade_all([(path, EXERCISE) for path in files], variables={SETTING.upper(): "1"})
    wrong = {
        path.name: [check.message for check in grade.checks if check.status != "passed"]
        for path, grade in zip(files, grades, strict=True)
        if grade.status != "passed"
    }
    assert wrong == {}
