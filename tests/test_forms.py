"""What is said of an answer in another form than the one asked for: the form, not the sum."""

from __future__ import annotations

from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.grading.running import run
from graders.grading.submissions import Submission
from graders.places import SOLUTIONS
from graders.reports.model import CheckGrade
from graders.student import forms

CATALOG = load_catalog()


@pytest.mark.parametrize(
    ("stated", "shape", "hint"),
    [
        ("50.0", (), "without quotes"),
        ("1/16", (), "without quotes"),
        (["6", "8", "10"], (3,), "without quotes"),
        ("[6, 8, 10]", (3,), "without quotes"),
        ([50, 0], (), "write a point"),
        ([6, 0, 8, 0, 10, 0], (3,), "write a point"),
        ([50.0], (), "a comma behind it"),
        ([[50.0]], (), "a comma behind it"),
        ([[6.0, 8.0, 10.0]], (3,), "one pair of square brackets"),
        ([[6.0], [8.0], [10.0]], (3,), "one pair of square brackets"),
        ({"opaque": "set"}, (3,), "square brackets around all"),
        ({"opaque": "function"}, (), "no name, no call"),
        (None, (), "Write one number"),
        (True, (), "Write one number"),
    ],
)
def test_numbers_in_another_form_get_the_form_as_their_hint(stated, shape, hint):
    assert hint in (forms.of_numbers(stated, shape) or "")


@pytest.mark.parametrize(
    ("stated", "shape"),
    [([9.0, 16.0, 25.0], ()), ([6, 8], (3,)), (24.0, (3,)), ("f32[3]", ()), (["z"], ()), ([], ())],
)
def test_numbers_that_mean_something_else_keep_the_hint_about_the_sum(stated, shape):
    assert forms.of_numbers(stated, shape) is None


@pytest.mark.parametrize(
    ("names", "hint"),
    [
        (["mul, add_any"], "in quotes of its own"),
        (["mul add_any"], "in quotes of its own"),
        (["broadcast_in_dim[shape=(3,) sharding=None] mul"], "in quotes of its own"),
        (["Mul"], "as JAX prints it"),
        (["broadcast_in_dim[shape=(3,) sharding=None]", "mul"], "as JAX prints it"),
    ],
)
def test_names_in_another_form_get_the_form_as_their_hint(names, hint):
    assert hint in (forms.of_names(names) or "")


def test_other_names_keep_the_hint_about_the_programs():
    assert forms.of_names(["mul", "reduce_sum", "scatter-add"]) is None


IN_ANOTHER_FORM = {
    "a number in quotes": ("offset_two.prediction", 'VALUE = "50.0"', "without quotes"),
    "a decimal comma": ("offset_two.prediction", "VALUE = 50,0", "write a point"),
    "a comma at the end": ("offset_two.prediction", "VALUE = 50.0,", "a comma behind it"),
    "an entry in quotes": ("forward_trace.values", 'VALUES["total"] = "29"', "without quotes"),
    "another key": ("forward_trace.values", 'VALUES["Total"] = VALUES.pop("total")', "braces"),
    "no dict": ("captured_constant.prediction", "INPUTS = [1, 2]", "braces"),
    "a letter with a dot": (
        "check_understanding.kernels",
        'ANSWERS["kernels"] = " A."',
        "the letter alone",
    ),
    "the whole option": (
        "check_understanding.kernels",
        'ANSWERS["kernels"] = "A  The jaxpr does not say."',
        "the letter alone",
    ),
    "another question": (
        "check_understanding.kernels",
        'ANSWERS["kernel"] = ANSWERS.pop("kernels")',
        "at its own question",
    ),
    "letters without questions": (
        "check_understanding.kernels",
        'ANSWERS = "CABD"',
        "at its own question",
    ),
    "names in one text": (
        "gradient_program.added_operations",
        'ADDED_OPERATIONS = "mul add_any"',
        "in quotes of its own",
    ),
    "a row of three": ("forward_trace.dataflow", "DATAFLOW[0] = DATAFLOW[0][:3]", "how a row is"),
    "an equation as text": ("forward_trace.dataflow", 'DATAFLOW = ["b = add x 1.0"]', "how a row"),
    "a literal with a comma": (
        "forward_trace.dataflow",
        'DATAFLOW[0] = ("shifted", "add", ["x", 1,0], "f32[3]")',
        "write a point",
    ),
    "parameters in brackets": (
        "forward_trace.dataflow",
        'DATAFLOW[2] = ("total", "reduce_sum[axes=(0,)]", ["squared"], "f32[]")',
        "without what stands behind it in brackets",
    ),
}


def graded(check: str, changed: str, workers, folder: Path) -> CheckGrade:
    """The grade of a check where that line is added to the solution."""
    exercise, _, name = check.partition(".")
    file = folder / f"{exercise}.py"
    solved = (SOLUTIONS / file.name).read_text(encoding="utf-8")
    file.write_text(f"{solved}\n\n{changed}\n", encoding="utf-8")
    grade, _ = run(Submission({exercise: file}, CATALOG, workers))
    (found,) = [c for c in grade.exercises[exercise].checks if c.name == name]
    return found


@pytest.mark.parametrize(
    ("check", "changed", "form"), IN_ANOTHER_FORM.values(), ids=IN_ANOTHER_FORM
)
def test_a_student_is_told_the_form_and_nothing_about_the_answer(
    check, changed, form, workers, tmp_path: Path
):
    exercise, _, name = check.partition(".")
    found = graded(check, changed, workers, tmp_path)
    assert (found.status, found.points) == ("failed", 0)
    assert form in found.hint
    assert CATALOG.exercise(exercise).check(name).hint not in found.hint
