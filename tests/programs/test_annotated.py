"""Programs read aloud: names, values, and what runs inside an equation."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from graders.programs.annotated import Annotated, Body, Row, every_row
from graders.programs.annotating import (
    ELEMENTS_WITH_VALUES,
    ROWS_WITH_VALUES,
    STEPS_WITH_VALUES,
)
from tests.programs.examples import annotated, choice, recurrence, shifted_square_sum

Z = [1.0, 2.0, 3.0]


def row(program: Annotated, operation: str) -> Row:
    """The first row at any depth whose operation begins so."""
    return next(each for each in every_row(program.rows) if each.operation.startswith(operation))


def values(row: Row) -> list[Any]:
    """What the row's first result was, each time."""
    return [None if v is None else np.asarray(v).tolist() for v in row.results[0].values]


def body(program: Annotated, operation: str, index: int = 0) -> Body:
    return row(program, operation).bodies[index]


def test_a_row_has_a_name_a_type_operands_and_the_value():
    program = annotated(shifted_square_sum, Z)
    told = [
        (r.kind, r.results[0].name, str(r.results[0].type), r.operation, r.operands, values(r)[0])
        for r in program.rows
    ]
    assert told == [
        ("input", "z", "f32[3]", "", (), [1, 2, 3]),
        ("equation", "a", "f32[3]", "add", ("z", "1.0"), [2, 3, 4]),
        ("equation", "b", "f32[3]", "mul", ("a", "a"), [4, 9, 16]),
        ("equation", "c", "f32[]", "reduce_sum", ("b",), 29),
    ]
    assert program.outputs == ("c",)


def test_a_name_is_never_given_twice():
    def function(a, b):
        return choice(a) + recurrence(b)

    program = annotated(function, Z, 0.0, names=["a", "b"])
    names = [named.name for r in every_row(program.rows) for named in r.results]
    assert len(names) == len(set(names)) and names[:2] == ["a", "b"]


def test_what_no_output_depends_on_is_unused():
    program = annotated(jax.grad(shifted_square_sum), Z)
    assert not row(program, "reduce_sum").used
    assert row(program, "broadcast_in_dim").used and row(program, "add_any").used
    assert values(row(program, "add_any")) == [[4, 6, 8]]


def test_a_captured_array_is_a_numbered_constant_at_any_depth():
    offset = jnp.array([1.0, 2.0, 3.0])

    def function(z):
        return jax.jit(lambda z: z + offset)(z), jax.lax.cond(True, lambda: offset, lambda: z)

    program = annotated(function, Z)
    constants = [r for r in program.rows if r.kind == "constant"]
    assert [r.results[0].name for r in constants] == ["c1"]
    assert values(constants[0]) == [[1, 2, 3]]
    assert row(program, "add").operands in [("z", "c1"), ("c1", "z")]


def test_a_captured_array_that_a_gradient_does_not_need_is_unused():
    offset = jnp.array([1.0, 2.0, 3.0])
    program = annotated(jax.grad(lambda z: jnp.sum(z + offset)), Z)
    assert [r.used for r in program.rows if r.kind == "constant"] in ([], [False])


def test_a_scan_has_its_carry_and_values_for_each_step():
    steps = body(annotated(recurrence, 0.0), "scan")
    (path,) = steps.paths
    assert [value.item() for value in path.runs[0]] == [0, 1, 1.5, 1.75, 1.875]
    assert steps.runs == (4,) and steps.outputs == (path.following,)
    carry, product, total = steps.rows
    assert (carry.kind, carry.operands, values(carry)) == ("carry", ("z",), [0, 1, 1.5, 1.75])
    assert product.operands == ("0.5", carry.results[0].name)
    assert values(product) == [0, 0.5, 0.75, 0.875]
    assert values(total) == [1, 1.5, 1.75, 1.875]


def test_a_scan_s_slices_are_one_each_step_and_what_it_keeps_is_returned():
    def function(xs):
        return jax.lax.scan(lambda carry, x: (carry + x, carry * x), 0.0, xs)

    steps = body(annotated(function, Z, names=["xs"]), "scan")
    carry, x = steps.rows[:2]
    assert (carry.operands, x.kind, x.operands, values(x)) == (("0.0",), "slice", ("xs",), Z)
    assert len(steps.outputs) == 2 and len(steps.paths) == 1


def test_a_long_scan_keeps_its_whole_carry_and_the_first_steps():
    program = annotated(lambda z: jax.lax.fori_loop(0, 100, lambda _, c: c + 1, z), 0.0)
    steps = body(program, "scan")
    assert steps.runs == (100,)
    assert [len(r.results[0].values) for r in steps.rows] == [STEPS_WITH_VALUES] * len(steps.rows)
    assert max(path.runs[0][-1].item() for path in steps.paths) == 100


@pytest.mark.parametrize(("z", "taken", "other"), [(Z, 1, 0), ([-1.0, -2.0, -3.0], 0, 1)])
def test_a_cond_has_values_in_the_branch_that_is_taken_only(z, taken, other):
    branches = row(annotated(choice, z), "cond").bodies
    assert (branches[taken].runs, branches[other].runs) == ((1,), (0,))
    assert all(values(r) for r in branches[taken].rows)
    assert not any(values(r) for r in branches[other].rows)
    assert branches[taken].rows[0].operands == ("z",), "what comes from outside keeps its name"
    assert f"= {taken}" in branches[taken].title


def test_a_while_loop_asks_once_more_than_it_steps():
    program = annotated(lambda z: jax.lax.while_loop(lambda c: c < 3, lambda c: c + 1, z), 0.0)
    condition, step = row(program, "while").bodies
    assert (condition.runs, step.runs) == ((4,), (3,))
    assert values(row(program, "lt")) == [True, True, True, False]
    assert [value.item() for value in step.paths[0].runs[0]] == [0, 1, 2, 3]


def test_loops_inside_loops_are_followed_run_by_run():
    program = annotated(lambda z: jax.lax.fori_loop(0, 3, lambda _, c: recurrence(c), z), 0.0)
    inner = next(
        b for r in every_row(program.rows) for b in r.bodies if any(k.bodies for k in b.rows)
    )
    assert next(k for k in inner.rows if k.bodies).bodies[0].runs == (4, 4, 4)


def test_a_loop_without_an_end_has_no_values():
    program = annotated(lambda z: jax.lax.while_loop(lambda c: c > -1, lambda c: c + 1, z), 0.0)
    assert values(row(program, "while")) == [None]
    assert row(program, "while").bodies[1].runs == (None,)


def test_what_the_replay_does_not_know_has_no_value_nor_what_follows_from_it():
    def function(z):
        bits = jax.lax.bitcast_convert_type(z, jnp.int32)
        return bits + 1, z * 2

    program = annotated(function, Z)
    assert values(row(program, "bitcast")) == values(row(program, "add")) == [None]
    assert values(row(program, "mul")) == [[2, 4, 6]]


def test_parameters_that_shape_a_result_stand_with_the_primitive():
    program = annotated(lambda z: jnp.sum(z[1:3]) ** 3, Z)
    operations = {r.operation for r in program.rows}
    assert {"slice[1:3]", "integer_pow[y=3]"} <= operations


def test_rows_after_many_have_no_values_but_are_there():
    def function(z):
        for _ in range(ROWS_WITH_VALUES + 5):
            z = z + 1
        return z

    rows = annotated(function, 0.0).rows
    assert len(rows) == ROWS_WITH_VALUES + 6
    assert values(rows[ROWS_WITH_VALUES]) == [ROWS_WITH_VALUES]
    assert values(rows[-1]) == [None]


def test_values_that_are_too_large_together_are_not_kept():
    def function(z):
        large = jnp.full(ELEMENTS_WITH_VALUES // 2 + 1, z)
        return jnp.sum(large * 2.0) + 3.0 * z

    program = annotated(function, 1.0)
    multiplied, small = [r for r in program.rows if r.operation == "mul"]
    assert values(multiplied) == [None] and values(small) == [3]
