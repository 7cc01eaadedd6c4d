"""A function that gives something else at one length is wrong, never the grader's failure."""

from __future__ import annotations

from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.workers.handle import Workers
from tests.mutants.oracle.loading import SOLUTIONS

FUNCTIONS = {
    "shifted_square_sum": "forward_trace",
    "analytic_gradient": "gradient_program",
    "captured": "captured_constant",
    "explicit": "captured_constant",
    "shifted_two": "offset_two",
    "bad_branch": "cond_repair",
    "repaired": "cond_repair",
}
ODD = ["(result, result)", "None", "jnp.stack([result, result])"]
PATCH = """
usual = {function}

def {function}(*arrays):
    result = usual(*arrays)
    return {odd} if arrays[0].shape == ({length},) else result
"""


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_an_odd_result_is_the_function_s_fault(
    tmp_path: Path, workers: Workers, function: str, odd: str
) -> None:
    exercise = FUNCTIONS[function]
    length = 3 if function == "captured" else 2
    solution = (SOLUTIONS / f"{exercise}.py").read_text(encoding="utf-8")
    path = tmp_path / f"{exercise}.py"
    path.write_text(solution + PATCH.format(function=function, odd=odd, length=length))
    grade, _ = run(Submission({exercise: path}, load_catalog(), workers))
    statuses = {check.name: check.status for check in grade.exercises[exercise].checks}
    assert "grader_failed" not in statuses.values()
    assert set(statuses.values()) > {"passed"}
