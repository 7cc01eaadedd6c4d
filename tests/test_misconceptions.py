"""A known misconception is recognised, and the message asks about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission

CATALOG = load_catalog()
HEAD = "import jax\nimport jax.numpy as jnp\nOFFSET = jnp.array([1.0, 2.0, 3.0])\n"


def scan_of(step: str, start: str = "z", length: int = 4, take: str = "[0]") -> str:
    return (
        f"def scanned(z):\n    step = {step}\n"
        f"    return jax.lax.scan(step, {start}, None, length={length}){take}\n"
    )


def cond_of(predicate: str, yes: str = "jnp.sum", no: str = "lambda v: -jnp.sum(v)") -> str:
    return f"def repaired(z):\n    return jax.lax.cond({predicate}, {yes}, {no}, z)\n"


STEP = "lambda c, _: (0.5 * c + 1, 0.5 * c + 1)"

RECOGNISED = {
    "mean": (
        "offset_two.value",
        "shifted_two = lambda z: jnp.mean((z + 2) ** 2)",
        "numbers of a mean",
    ),
    "square of the sum": (
        "offset_two.value",
        "shifted_two = lambda z: jnp.sum(z + 2) ** 2",
        "square of the sum",
    ),
    "offset 1": (
        "offset_two.value",
        "shifted_two = lambda z: jnp.sum((z + 1) ** 2)",
        "numbers of the offset 1",
    ),
    "no square": ("offset_two.value", "shifted_two = lambda z: jnp.sum(z + 2)", "forget to square"),
    "offset after squaring": (
        "forward_trace.value",
        "shifted_square_sum = lambda x: jnp.sum(x**2 + 1)",
        "come before squaring",
    ),
    "derivative of a mean": (
        "gradient_program.value",
        "analytic_gradient = lambda x: 2 * (x + 1) / x.size",
        "numbers for a mean",
    ),
    "no factor of 2": (
        "gradient_program.value",
        "analytic_gradient = lambda x: x + 1",
        "half of it",
    ),
    "the array outside": (
        "captured_constant.explicit_value",
        "explicit = lambda z, offset: jnp.sum(z + OFFSET[: z.size])",
        "the parameter, or the array outside",
    ),
    "no offset": (
        "captured_constant.captured_value",
        "captured = lambda z: jnp.sum(z)",
        "left out",
    ),
    "three steps": ("scan_recurrence.scanned_value", scan_of(STEP, length=3), "what step 3 gives"),
    "five steps": ("scan_recurrence.scanned_value", scan_of(STEP, length=5), "what step 5 gives"),
    "the history": (
        "scan_recurrence.scanned_value",
        scan_of(STEP, take="[1]"),
        "values after several steps",
    ),
    "starts from 0": (
        "scan_recurrence.scanned_value",
        scan_of(STEP, start="jnp.zeros_like(z)"),
        "as if it started from 0",
    ),
    "int carry": (
        "scan_recurrence.scanned_value",
        scan_of(STEP, start="z.astype(int)"),
        "start as an integer",
    ),
    "no pair": (
        "scan_recurrence.scanned_value",
        scan_of("lambda c, _: 0.5 * c + 1"),
        "return the new carry alone",
    ),
    ">= at zero": ("cond_repair.repaired_value", cond_of("z[0] >= 0"), "do you ask for >= where >"),
    "swapped branches": (
        "cond_repair.repaired_value",
        cond_of("z[0] > 0", "lambda v: -jnp.sum(v)", "jnp.sum"),
        "swapped",
    ),
    "the sign of the sum": (
        "cond_repair.repaired_value",
        cond_of("jnp.sum(z) > 0"),
        "or the sign of the sum",
    ),
    "branches of two types": (
        "cond_repair.repaired_value",
        cond_of("z[0] > 0", no="lambda v: jnp.int32(0)"),
        "same shape and dtype",
    ),
    "and": (
        "cond_repair.repaired_value",
        cond_of("z[0] > 0 and z[0] < 1e6"),
        "Write & | ~",
    ),
    "a chain": ("cond_repair.repaired_value", cond_of("0 < z[0] < 1e6"), "(a < b) & (b < c)"),
    "a vector predicate": ("cond_repair.repaired_value", cond_of("z > 0"), "one element"),
    "values for functions": (
        "cond_repair.repaired_value",
        cond_of("z[0] > 0", "jnp.sum(z)", "-jnp.sum(z)"),
        "two values",
    ),
    "where": (
        "cond_repair.repaired_structure",
        "repaired = lambda z: jnp.where(z[0] > 0, jnp.sum(z), -jnp.sum(z))",
        "compute both sides",
    ),
}


@pytest.mark.parametrize(("check", "code", "question"), RECOGNISED.values(), ids=RECOGNISED)
def test_a_misconception_is_asked_about(check, code, question, workers, tmp_path: Path):
    exercise, _, name = check.partition(".")
    file = tmp_path / f"{exercise}.py"
    file.write_text(HEAD + code, encoding="utf-8")
    grade, _ = run(Submission({exercise: file}, CATALOG, workers))
    (found,) = [c for c in grade.exercises[exercise].checks if c.name == name]
    assert found.status in ("failed", "error")
    assert question in found.hint


def test_a_mistake_of_another_kind_is_not_mistaken_for_one(workers, tmp_path: Path):
    file = tmp_path / "offset_two.py"
    file.write_text(HEAD + "shifted_two = lambda z: jnp.max((z + 2) ** 2)", encoding="utf-8")
    grade, _ = run(Submission({"offset_two": file}, CATALOG, workers))
    value = grade.exercises["offset_two"].checks[0]
    assert value.hint == CATALOG.exercise("offset_two").check("value").hint


FOLLOWING = {
    "offset_two": "shifted_two = lambda z: jnp.sum((z + 1) ** 2)",
    "forward_trace": "shifted_square_sum = lambda x: jnp.mean((x + 1) ** 2)",
    "captured_constant": "captured = lambda z: 2 * jnp.sum(z + OFFSET)",
    "scan_recurrence": scan_of(STEP, length=3),
    "cond_repair": cond_of("z[0] > 0", "lambda v: -jnp.sum(v)", "jnp.sum"),
}


@pytest.mark.parametrize(("exercise", "code"), FOLLOWING.items(), ids=FOLLOWING)
def test_a_gradient_beside_a_wrong_value_points_at_the_value(exercise, code, workers, tmp_path):
    file = tmp_path / f"{exercise}.py"
    file.write_text(HEAD + code, encoding="utf-8")
    grade, _ = run(Submission({exercise: file}, CATALOG, workers))
    checks = {check.name: check for check in grade.exercises[exercise].checks}
    (found,) = [c for c in checks.values() if c.kind == "gradient" and c.status == "failed"]
    value = checks[CATALOG.exercise(exercise).check(found.name).follows]
    assert value.status == "failed" and value.hint
    assert "This may follow from the value, which is wrong too: mend that first." in found.message
    assert (found.hint, found.points) == ("", 0)
    assert found.expected is not None and found.actual is not None


def test_a_gradient_beside_a_right_value_has_its_own_question(workers, tmp_path: Path):
    file = tmp_path / "offset_two.py"
    stopped = "shifted_two = lambda z: jnp.sum((jax.lax.stop_gradient(z) + 2) ** 2)"
    file.write_text(HEAD + stopped, encoding="utf-8")
    grade, _ = run(Submission({"offset_two": file}, CATALOG, workers))
    value, gradient, *_ = grade.exercises["offset_two"].checks
    assert (value.status, gradient.status) == ("passed", "failed")
    assert "follow" not in gradient.message
    assert gradient.hint == CATALOG.exercise("offset_two").check("gradient").hint
