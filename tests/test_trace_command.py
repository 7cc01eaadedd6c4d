"""`trace`: the student's programs read aloud, at 80 columns and without colours when piped."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from graders.catalog import load_catalog
from graders.places import ROOT
from tests.calling import graders

SOLUTIONS, STARTERS = ROOT / "solutions", ROOT / "graders" / "starters"
WITH_FUNCTIONS = [e.name for e in load_catalog().exercises if e.functions]


def trace(*arguments: str | Path, status: int = 0) -> str:
    """What `python -m graders trace` prints."""
    done = graders("trace", *arguments, COLUMNS="80")
    text = done.stdout + done.stderr
    assert done.returncode == status, text
    assert "\x1b" not in text
    return text


@functools.cache
def solution(exercise: str) -> str:
    return trace(exercise, "--submission", SOLUTIONS)


def traced(tmp_path: Path, exercise: str, source: str, *options: str) -> str:
    file = tmp_path / f"{exercise}.py"
    file.write_text(source, encoding="utf-8")
    return trace(exercise, "--submission", file, *options)


def part(text: str, title: str) -> str:
    """The program under a title that begins so."""
    return next(each for each in text.split("\n\n") if each.startswith(title))


def squeezed(text: str) -> list[str]:
    """The lines with single spaces."""
    return [" ".join(line.split()) for line in text.splitlines()]


@pytest.mark.parametrize("exercise", WITH_FUNCTIONS)
def test_every_function_is_read_aloud_within_80_columns(exercise):
    text = solution(exercise)
    assert max(map(len, text.splitlines())) <= 80
    for function in load_catalog().exercise(exercise).functions:
        assert f"\n{function.name}(" in text
    assert "is not defined" not in text and "?" not in text


def test_an_equation_is_a_line_with_its_type_operands_and_value():
    lines = squeezed(part(solution("offset_two"), "shifted_two(z)"))
    assert lines[1:] == [
        "z f32[3] input [1.0, 2.0, 3.0]",
        "a f32[3] = add z 2.0 [3.0, 4.0, 5.0]",
        "b f32[3] = mul a a [9.0, 16.0, 25.0]",
        "c f32[] = reduce_sum b 50.0",
        "returns c",
    ]


def test_the_gradient_program_shows_what_is_added_and_what_is_unused():
    lines = squeezed(part(solution("offset_two"), "jax.grad(shifted_two)"))
    assert "d f32[3] = broadcast_in_dim 1.0 [1.0, 1.0, 1.0]" in lines
    assert any(re.fullmatch(r"g f32\[3\] = add_any . . \[6.0, 8.0, 10.0\]", line) for line in lines)
    assert "c f32[] = reduce_sum b (unused) 50.0" in lines
    assert "returns g (by z)" in lines


def test_values_stand_in_one_column():
    lines = part(solution("offset_two"), "shifted_two(z)").splitlines()[1:-1]
    assert len({line.rindex("  ") for line in lines}) == 1


def test_a_scan_s_carry_is_told_step_by_step():
    text = part(solution("scan_recurrence"), "scanned(z)")
    assert "4 times" in text
    assert "d is the next b:  0.0 -> 1.0 -> 1.5 -> 1.75 -> 1.875" in text
    body = [line for line in text.splitlines() if "= mul 0.5 b" in line]
    assert body and body[0].startswith("      "), "the body is indented"


def test_both_sides_of_a_cond_are_told_with_the_one_that_each_sample_takes():
    lines = squeezed(part(solution("cond_repair"), "repaired(z)"))
    at = lines.index
    assert "z f32[3] input [1.0, 2.0, 3.0] [-1.0, -2.0, -3.0]" in lines
    assert at("branch 0, for d = 0: not taken taken") < at("f f32[] = reduce_sum z -6.0")
    assert at("branch 1, for d = 1: taken not taken") < at("h f32[] = reduce_sum z 6.0")
    assert "e f32[] = cond d z 6.0 6.0" in lines


def test_what_cannot_be_traced_is_told_with_the_student_s_line():
    text = " ".join(part(solution("cond_repair"), "bad_branch(z)").split())
    assert "raised TracerBoolConversionError in line" in text
    assert "if z[0] > 0:" in text


def test_what_the_exercise_wants_not_to_be_traced_is_no_mistake():
    text = " ".join(part(solution("cond_repair"), "bad_branch(z)").split())
    assert "That is what the exercise expects here: this function is to stay as it is" in text
    assert "jax.lax.cond" not in text


@pytest.mark.parametrize(
    "source",
    [
        "def bad_branch(z): return z.total()\n",
        "def bad_branch(z): return float(z[0])\n",
        "import jax\ndef bad_branch(z): raise jax.errors.TracerBoolConversionError(z[0])\n",
        "def bad_branch(z): return ...\n",
        "repaired = abs\n",
    ],
)
def test_another_error_than_the_one_that_the_exercise_wants_is_a_mistake(source, tmp_path):
    text = part(traced(tmp_path, "cond_repair", source), "bad_branch(z)")
    assert "expects" not in text


def test_the_same_error_where_the_exercise_wants_a_program_is_a_mistake(tmp_path):
    source = "def repaired(z): return z.sum() if z[0] > 0 else -z.sum()\n"
    text = part(traced(tmp_path, "cond_repair", source), "repaired(z)")
    assert "Use jax.lax.cond to choose" in " ".join(text.split()) and "expects" not in text


def test_a_captured_array_has_a_name_of_its_own():
    lines = squeezed(part(solution("captured_constant"), "captured(z)"))
    assert "c1 f32[3] captured constant [1.0, 2.0, 3.0]" in lines
    assert any(re.match(r"a f32\[3\] = add (z c1|c1 z) \[2.0, 4.0, 6.0\]", line) for line in lines)
    explicit = part(solution("captured_constant"), "explicit(z, offset)")
    assert "captured constant" not in explicit


def test_a_function_of_a_vector_to_a_vector_has_no_gradient_program():
    text = part(solution("gradient_program"), "jax.grad(analytic_gradient)")
    assert "this returns f32[3]" in text


def test_starters_are_told_which_placeholder_is_open():
    assert "shifted_two still holds a placeholder (...) in line 32" in trace(
        "offset_two", "--submission", STARTERS
    )


def test_half_of_a_file_is_read_aloud_while_the_other_half_is_open(tmp_path):
    source = "def unrolled(z):\n    return z + 1\n\ndef scanned(z):\n    return ...\n"
    text = traced(tmp_path, "scan_recurrence", source)
    assert (
        "= add z 1.0" in text
        and "No program yet: scanned still holds a placeholder (...) in line 5" in text
    )


def test_a_gradient_that_raises_leaves_the_forward_program(tmp_path):
    source = (
        "import jax\n\n"
        "def shifted_two(z):\n"
        "    return jax.lax.while_loop(lambda t: t < 9, lambda t: t + 1, z[0])\n"
    )
    text = traced(tmp_path, "offset_two", source)
    assert "before each step:" in text and "9 times" in text
    assert "while its gradient was traced, raised ValueError" in " ".join(text.split())


def test_calls_are_written_out_and_named(tmp_path):
    text = traced(tmp_path, "offset_two", "import jax\nshifted_two = jax.jit(lambda z: z.sum())\n")
    assert "= reduce_sum z" in text and "(jit: written out in its place)" in text


def test_a_file_that_does_not_load_is_told_and_is_no_failure(tmp_path):
    assert "SyntaxError" in traced(tmp_path, "offset_two", "def shifted_two(z:\n")


def test_no_name_or_value_of_a_student_s_is_taken_for_markup(tmp_path):
    source = (
        "import inspect\n\n"
        "class Named:\n"
        "    def __call__(self, z):\n"
        "        return z.sum()\n"
        "    __signature__ = inspect.Signature(\n"
        "        [inspect.Parameter('z', inspect.Parameter.POSITIONAL_ONLY)]\n"
        "    )\n"
        "shifted_two = Named()\n"
        "class Odd(Exception): pass\n"
        "def raises(bold): raise Odd('[bold red]x[/] \\x1b[31mred\\x1b[0m \\u202e')\n"
        "shifted_two = raises\n"
    )
    text = traced(tmp_path, "offset_two", source)
    assert "[bold red]x[/] red" in text and "\u202e" not in text
    assert "shifted_two(bold)" in text


def test_long_programs_and_long_values_are_cut_and_say_so(tmp_path):
    source = (
        "import jax.numpy as jnp\n\n"
        "def shifted_two(z):\n"
        "    z = jnp.outer(jnp.ones(64), jnp.concatenate([z + k for k in range(50)]))\n"
        "    for _ in range(1000):\n"
        "        z = z + 1\n"
        "    return z\n"
    )
    text = traced(tmp_path, "offset_two", source)
    assert max(map(len, text.splitlines())) <= 80
    assert re.search(r"\.\.\. and 8\d\d more equations", text)
    assert len(text.splitlines()) < 220
    assert re.search(
        r"= concatenate\[dimension=0\]( \w+)+ \.\.\.\n +\[(\d+\.0, )+\d.* \.\.\.\n", text
    )


def test_a_diagram_is_one_mermaid_chart_of_all_programs():
    text = trace("scan_recurrence", "--submission", SOLUTIONS, "--diagram")
    assert text.startswith("flowchart TD\n")
    for title in ("unrolled", "jax.grad(unrolled)", "scanned", "jax.grad(scanned)"):
        assert f'["{title}"]' in text
    assert 'subgraph s1["' in text and '-.->|"next b"|' in text


def test_a_diagram_of_unfinished_code_says_so_in_a_note():
    text = trace("offset_two", "--submission", STARTERS, "--diagram")
    assert text.startswith("flowchart TD\n") and "shifted_two still holds a placeholder" in text


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ofset_two"], "did you mean offset_two?"),
        (["check_understanding"], "has no function to trace"),
        (["offset_two", "--submission", "nowhere"], "There is no nowhere"),
    ],
)
def test_a_wrong_call_gets_one_sentence(arguments, told):
    text = trace(*arguments, status=2)
    assert told in text and len(text.splitlines()) == 1


def test_a_folder_without_the_file_is_a_wrong_call(tmp_path):
    assert "There is no offset_two.py" in trace("offset_two", "--submission", tmp_path, status=2)
