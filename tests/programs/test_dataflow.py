"""Data-flow tables against traced programs: what is free in them, and what is said of a misfit."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from graders.checks import describes
from graders.programs.reading import read
from graders.programs.simplify import inline, live
from graders.student.functions import TracedFunction
from graders.verdicts import Skipped, Wrong
from graders.workers.wire import Parameters

OFFSET = jnp.array([1.0, 2.0, 3.0])
NUMBER = jnp.array(2.0, jnp.float32)


@dataclass
class Table:
    """A table that was stated, in the place of graders.student.stated.Stated."""

    value: Any
    name: str = "DATAFLOW"


class Traced:
    """A function that was traced here, in the place of graders.student.functions.Function."""

    def __init__(self, function, parameter="x"):
        self.name = "f"
        self.seed = 0
        self._function = function
        self._parameter = parameter

    def parameters(self):
        return Parameters((self._parameter,), 1)

    def groundwork(self, type_):
        argument = jax.ShapeDtypeStruct(type_.shape, type_.dtype)
        program = inline(read(jax.make_jaxpr(lambda x: self._function(x))(argument)))
        return TracedFunction(program, live(program), "array")


def fits(rows, function, parameter="x"):
    described([list(row) for row in rows], function, parameter, gives=function)


def described(rows, function, parameter="x", *, gives):
    describes(
        Table(rows),
        Traced(function, parameter),
        length=3,
        gives=lambda x: gives(jnp.asarray(x, jnp.float32)),
    )


def said_of(rows, function):
    """The message on a table that does not fit."""
    with pytest.raises(Wrong) as caught:
        described(rows, function, gives=function)
    return caught.value.message


def square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


def twice_added(x):
    return jnp.sum((x + 1.0) * (x + 1.0))


SHIFTED = ["shifted", "add", ["x", 1.0], "f32[3]"]
SQUARED = ["squared", "mul", ["shifted", "shifted"], "f32[3]"]
TOTAL = ["total", "reduce_sum", ["squared"], "f32[]"]
SQUARE_SUM = [SHIFTED, SQUARED, TOTAL]

LEFT, RIGHT = ["l", "add", ["x", 1.0], "f32[3]"], ["r", "add", ["x", 1.0], "f32[3]"]
PRODUCT, SUM = ["p", "mul", ["l", "r"], "f32[3]"], ["s", "reduce_sum", ["p"], "f32[]"]
TWICE_ADDED = [LEFT, RIGHT, PRODUCT, SUM]


@pytest.mark.parametrize("rows", list(itertools.permutations(SQUARE_SUM)))
def test_rows_may_stand_in_any_order(rows):
    fits(rows, square_sum)


@pytest.mark.parametrize("rows", list(itertools.permutations(TWICE_ADDED)))
def test_two_equal_results_may_stand_in_any_order(rows):
    fits(rows, twice_added)


def test_names_are_free():
    fits(
        [
            ("a", "add", ["x", 1], "f32[3]"),
            ("b", "mul", ["a", "a"], "f32[3]"),
            ("c", "reduce_sum", ["b"], "f32[]"),
        ],
        square_sum,
    )


def test_the_input_goes_by_x_or_by_its_parameter():
    fits(SQUARE_SUM, square_sum, parameter="vector")
    fits([["shifted", "add", ["vector", 1.0], "f32[3]"], SQUARED, TOTAL], square_sum, "vector")


def test_x_may_be_a_result_if_the_parameter_is_not_called_so():
    rows = [
        ("x", "add", ["z", 1.0], "f32[3]"),
        ("y", "mul", ["x", "x"], "f32[3]"),
        ("t", "reduce_sum", ["y"], "f32[]"),
    ]
    fits(rows, square_sum, parameter="z")
    with pytest.raises(Wrong, match=r"row 1 \(x\): its result is called x, as .* input is"):
        fits(rows, square_sum, parameter="x")


def test_operands_of_a_commutative_operation_may_be_swapped():
    fits([["shifted", "add", [1.0, "x"], "f32[3]"], SQUARED, TOTAL], square_sum)


def test_operands_of_other_operations_may_not():
    right = ["d", "sub", ["x", 1.0], "f32[3]"]
    fits([right], lambda x: x - 1.0)
    swapped = ["d", "sub", [1.0, "x"], "f32[3]"]
    assert said_of([swapped], lambda x: x - 1.0) == (
        "DATAFLOW, row 1 (d): the operands of sub are 1.0 and x, expected x and 1.0"
    )


@pytest.mark.parametrize("type_", ["float32[3]", " f32[3] ", "f32[ 3 ]"])
def test_types_may_be_spelled_out(type_):
    fits([["shifted", "add", ["x", 1.0], type_], SQUARED, TOTAL], square_sum)


def test_types_of_two_axes():
    rows = [
        ("column", "broadcast_in_dim", ["x"], "f32[3,1]"),
        ("row", "broadcast_in_dim", ["x"], "float32[1, 3]"),
    ]
    fits(rows, lambda x: (x[:, None], x[None, :]))


def test_literals_are_compared_as_float32():
    row = ["y", "mul", ["x", 0.1], "f32[3]"]
    fits([row], lambda x: x * jnp.float32(0.1))
    fits([["y", "mul", ["x", 0.10000000149], "f32[3]"]], lambda x: x * 0.1)
    assert "expected x and 0.1" in said_of([["y", "mul", ["x", 0.11], "f32[3]"]], lambda x: x * 0.1)


@pytest.mark.parametrize("name", ["square", "integer_pow"])
def test_square_and_integer_pow_are_one_operation(name):
    for square in (jnp.square, lambda x: x**2):
        fits([("y", name, ["x"], "f32[3]")], square)


def test_a_cube_is_no_square():
    fits([("y", "integer_pow", ["x"], "f32[3]")], lambda x: x**3)
    assert "the operation is square" in said_of([["y", "square", ["x"], "f32[3]"]], lambda x: x**3)


def test_a_captured_constant_has_a_name_of_its_own():
    rows = [
        ("shifted", "add", ["x", "offset"], "f32[3]"),
        ("scaled", "mul", ["shifted", "offset"], "f32[3]"),
    ]
    fits(rows, lambda x: (x + OFFSET) * OFFSET)
    fits([("shifted", "add", ["x", "two"], "f32[3]")], lambda x: x + NUMBER)


def test_one_name_stands_for_one_constant():
    other = jnp.array([5.0, 6.0, 7.0])
    rows = [["s", "add", ["x", "c"], "f32[3]"], ["t", "mul", ["s", "c"], "f32[3]"]]
    assert "row 2 (t)" in said_of(rows, lambda x: (x + OFFSET) * other)


def test_calls_are_written_out():
    fits(SQUARE_SUM, jax.jit(square_sum))
    fits(SQUARE_SUM, jax.checkpoint(square_sum))


def test_several_results_are_lists():
    def scanned(x):
        last, _ = jax.lax.scan(lambda carry, element: (carry + element, carry), 0.0, x)
        return last

    fits([(["last", "sums"], "scan", [0.0, "x"], ["f32[]", "f32[3]"])], scanned)
    assert "the type is f32[] and f32[], expected f32[] and f32[3]" in said_of(
        [[["last", "sums"], "scan", [0.0, "x"], ["f32[]", "f32[]"]]], scanned
    )


def test_a_result_that_nothing_uses_needs_no_name():
    def two_scans(x):
        first, _ = jax.lax.scan(lambda carry, element: (carry + element, carry), 0.0, x)
        last, _ = jax.lax.scan(lambda carry, element: (carry * element, carry), first, x)
        return last

    rows = [
        (["a", "_"], "scan", [0.0, "x"], ["f32[]", "f32[3]"]),
        (["b", "_"], "scan", ["a", "x"], ["f32[]", "f32[3]"]),
    ]
    fits(rows, two_scans)


def test_equations_without_a_use_may_be_left_out():
    def with_unused(x):
        _ = jnp.sin(x)
        return square_sum(x)

    fits(SQUARE_SUM, with_unused)
    fits([["unused", "sin", ["x"], "f32[3]"], *SQUARE_SUM], with_unused)


def test_an_unused_twin_does_not_stand_for_a_used_one():
    def with_unused_twin(x):
        _ = x + 1.0
        return square_sum(x)

    fits(SQUARE_SUM, with_unused_twin)
    fits([["twin", "add", ["x", 1.0], "f32[3]"], *SQUARE_SUM], with_unused_twin)


def test_many_equal_results_with_different_uses():
    def chained(x):
        parts = [x + 1.0 for _ in range(12)]
        total = parts[0]
        for part in parts[1:]:
            total = total * part
        return total

    parts = [[f"p{k}", "add", ["x", 1.0], "f32[3]"] for k in range(12)]
    products = [["t1", "mul", ["p3", "p7"], "f32[3]"]]
    left = [k for k in range(12) if k not in (3, 7)]
    for count, k in enumerate(left, 2):
        products.append([f"t{count}", "mul", [f"p{k}", f"t{count - 1}"], "f32[3]"])
    fits(parts + products, chained)
    products[-1] = ["t11", "mul", ["p3", "t10"], "f32[3]"]
    assert "row 23 (t11): the operands of mul are p3 and t10, expected" in said_of(
        parts + products, chained
    )


MISFITS = {
    "wrong operation": (
        [SHIFTED, ["squared", "multiply", ["shifted", "shifted"], "f32[3]"], TOTAL],
        "row 2 (squared): the operation is multiply, expected mul",
    ),
    "wrong literal": (
        [["shifted", "add", ["x", 2], "f32[3]"], SQUARED, TOTAL],
        "row 1 (shifted): the operands of add are x and 2, expected x and 1.0",
    ),
    "wrong operand": (
        [SHIFTED, ["squared", "mul", ["shifted", "x"], "f32[3]"], TOTAL],
        "row 2 (squared): the operands of mul are shifted and x, expected shifted and shifted",
    ),
    "too few operands": (
        [SHIFTED, ["squared", "mul", ["shifted"], "f32[3]"], TOTAL],
        "row 2 (squared): the operands of mul are shifted, expected shifted and shifted",
    ),
    "wrong type": (
        [SHIFTED, SQUARED, ["total", "reduce_sum", ["squared"], "f32[1]"]],
        "row 3 (total): the type is f32[1], expected f32[]",
    ),
    "no brackets": (
        [SHIFTED, SQUARED, ["total", "reduce_sum", ["squared"], "f32"]],
        "row 3 (total): the type is f32, expected f32[]",
    ),
    "a row too many": (
        [*SQUARE_SUM, ["more", "neg", ["total"], "f32[]"]],
        "row 4 (more): the program has no such equation: neg of total, giving f32[]",
    ),
    "a row twice": (
        [SHIFTED, ["again", *SHIFTED[1:]], SQUARED, TOTAL],
        "row 2 (again): the program has no further equation like it: add of x and 1.0, giving",
    ),
    "a row too many before a right one": (
        [SHIFTED, ["as_float", "convert_element_type", ["shifted"], "f32[3]"], SQUARED, TOTAL],
        "row 2 (as_float): the program has no such equation: convert_element_type of shifted, "
        "giving f32[3]",
    ),
    "a row too many of an operation that is there": (
        [SHIFTED, ["early", "reduce_sum", ["shifted"], "f32[]"], SQUARED, TOTAL],
        "row 2 (early): the program has no such equation: reduce_sum of shifted, giving f32[]",
    ),
    "a row too many that others use": (
        [
            SHIFTED,
            ["copied", "copy", ["shifted"], "f32[3]"],
            ["squared", "mul", ["copied", "copied"], "f32[3]"],
            TOTAL,
        ],
        "row 2 (copied): the program has no such equation: copy of shifted, giving f32[3]",
    ),
    "one operation for another": (
        [SHIFTED, ["squared", "square", ["shifted"], "f32[3]"], TOTAL],
        "row 2 (squared): the operation is square, expected mul; the operands of square are "
        "shifted, expected shifted and shifted",
    ),
    "two operations exchanged": (
        [
            SHIFTED,
            ["squared", "reduce_sum", ["shifted", "shifted"], "f32[3]"],
            ["total", "mul", ["squared"], "f32[]"],
        ],
        "row 2 (squared): the operation is reduce_sum, expected mul",
    ),
    "a result that is not there yet": (
        [SHIFTED, ["total", "reduce_sum", ["shifted"], "f32[]"]],
        "row 2 (total): the operands of reduce_sum are shifted, expected the result of a mul",
    ),
    "a missing last row": (
        [SHIFTED, SQUARED],
        "no row for one of the program's equations, reduce_sum: 2 of 3 are there",
    ),
    "no rows": ([], "no row for one of the program's equations, add: 0 of 3 are there"),
    "unknown name": (
        [SHIFTED, ["squared", "mul", ["shiftd", "shifted"], "f32[3]"], TOTAL],
        "row 2 (squared): 'shiftd' is neither the input nor the result of a row",
    ),
    "itself": (
        [["shifted", "add", ["shifted", 1.0], "f32[3]"], SQUARED, TOTAL],
        "row 1 (shifted): it needs its own result",
    ),
    "a circle": (
        [["a", "add", ["b", 1.0], "f32[3]"], ["b", "mul", ["a", "a"], "f32[3]"]],
        "row 1 (a): it needs its own result, by way of its operands",
    ),
    "before a circle": (
        [["total", "reduce_sum", ["b"], "f32[]"], ["b", "mul", ["b", "b"], "f32[3]"]],
        "row 2 (b): it needs its own result, by way of its operands",
    ),
    "three entries": (
        [SHIFTED, ["squared", "mul", ["shifted", "shifted"]], TOTAL],
        "row 2: it is ['squared', 'mul', ['shifted', 'shifted']], with 3 entries, expected four",
    ),
    "no row": (["shifted"], "row 1: it is 'shifted', expected four: (result, operation,"),
    "a name twice": (
        [SHIFTED, ["shifted", "mul", ["shifted", "shifted"], "f32[3]"], TOTAL],
        "row 2 (shifted): row 1 has a result shifted already",
    ),
    "operands without a list": (
        [SHIFTED, SQUARED, ["total", "reduce_sum", "squared", "f32[]"]],
        "row 3 (total): the operands are 'squared', expected a list, such as ['x']",
    ),
    "a list among the operands": (
        [SHIFTED, ["squared", "mul", [["shifted", "shifted"]], "f32[3]"]],
        "row 2 (squared): an operand is ['shifted', 'shifted'], expected a name or a number",
    ),
    "a number as an operation": ([["y", 1, ["x"], "f32[3]"]], "row 1 (y): the operation is 1,"),
    "a number as a result": ([[1, "add", ["x"], "f32[3]"]], "row 1: the result is 1, expected"),
    "a number as a type": ([["y", "add", ["x"], 3]], "row 1 (y): the type is 3, expected one"),
    "a table that is none": ("shifted", "DATAFLOW is 'shifted', expected a list of rows"),
    "something opaque": ({"opaque": "function"}, "DATAFLOW is a function, expected a list of"),
}


@pytest.mark.parametrize(("rows", "sentence"), MISFITS.values(), ids=MISFITS)
def test_the_first_row_that_does_not_fit_is_named(rows, sentence):
    assert sentence in said_of(rows, square_sum)


def test_one_addition_in_place_of_two_points_at_its_use():
    assert said_of(SQUARE_SUM, twice_added) == (
        "DATAFLOW, row 2 (squared): the operands of mul are shifted and shifted, "
        "expected shifted and the result of another add"
    )


def test_two_additions_in_place_of_one_point_at_the_second():
    assert "row 2 (r)" in said_of(TWICE_ADDED, square_sum)


def test_a_number_in_quotes_is_explained():
    with pytest.raises(Wrong) as caught:
        fits([["shifted", "add", ["x", "1.0"], "f32[3]"], SQUARED, TOTAL], square_sum)
    assert (
        caught.value.hint
        == "A literal is written as a number, without quotes and without its type: 1.0."
    )


def test_a_table_is_not_blamed_for_a_function_that_is_another_one():
    with pytest.raises(Skipped) as caught:
        described(SQUARE_SUM, lambda x: square_sum(x + 1.0), gives=square_sum)
    assert "the program of your own f, which does not give the right value" in str(caught.value)
    assert "mend that first, the table may be right" in str(caught.value)


def test_a_table_of_another_spelling_is_wrong_where_the_function_is_right():
    with pytest.raises(Wrong):
        described(SQUARE_SUM, lambda x: jnp.sum(x**2 + 2 * x + 1), gives=square_sum)


def test_rows_that_are_none_are_told_whatever_the_function_gives():
    with pytest.raises(Wrong, match="expected four"):
        described([SHIFTED[:3]], lambda x: square_sum(x + 1.0), gives=square_sum)


def test_a_table_of_a_function_that_gives_no_number_waits_for_it():
    with pytest.raises(Skipped, match="mend that first"):
        described(SQUARE_SUM, lambda x: x + 1.0, gives=square_sum)
