"""Replaying whole programs: watching, taking branches, control flow, limits, contradictions."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from graders.programs.replay import (
    Contradiction,
    NotReplayable,
    OutOfFuel,
    replay,
    scan_body,
    scan_steps,
    shared_fuel,
)
from tests.programs.replay_building import constant, equation, literal, operate, program, var

Z = var(0, "float32[3]")
SHIFTED, SQUARED = var(1, "float32[3]"), var(2, "float32[3]")
TOTAL = var(3, "float32[]")
SUM_OF_SQUARES = program(
    [Z],
    [
        equation("add", [Z, literal(2.0)], [SHIFTED]),
        equation("integer_pow", [SHIFTED], [SQUARED], y=2),
        equation("reduce_sum", [SQUARED], [TOTAL], axes=[0], out_sharding=None),
    ],
    TOTAL,
)

C, HALF, NEXT = var(0, "float32[]"), var(1, "float32[]"), var(2, "float32[]")
STEP = program(
    [C],
    [equation("mul", [C, literal(0.5)], [HALF]), equation("add", [HALF, literal(1.0)], [NEXT])],
    NEXT,
    HALF,
)
LAST, HALVES = var(1, "float32[]"), var(2, "float32[4]")


def recurrence(**parameters):
    return equation(
        "scan",
        [C],
        [LAST, HALVES],
        {"jaxpr": (STEP,)},
        **{"length": 4, "reverse": False} | parameters,
    )


SCAN = program([C], [recurrence()], LAST, HALVES)

POSITIVE, INDEX = var(1, "bool[]"), var(2, "int32[]")
AS_IT_IS = program([C], [], C)
NEGATED = program([C], [equation("neg", [C], [HALF])], HALF)
COND = program(
    [C],
    [
        equation("gt", [C, literal(0.0)], [POSITIVE]),
        equation("convert_element_type", [POSITIVE], [INDEX], new_dtype="int32", weak_type=False),
        equation("cond", [INDEX, C], [TOTAL], {"branches": (NEGATED, AS_IT_IS)}),
    ],
    TOTAL,
)


def test_a_program_is_worked_through():
    (total,) = replay(SUM_OF_SQUARES, [np.float32([1, 2, 3])])
    assert total == 9 + 16 + 25
    assert total.dtype == np.float64 and total.shape == ()


def test_watch_sees_each_equation_with_its_results():
    seen = []

    def watch(index, equation, results):
        seen.append((index, equation.primitive, [result.tolist() for result in results]))
        return results

    replay(SUM_OF_SQUARES, [[1.0, 2.0, 3.0]], watch=watch)
    assert seen == [
        (0, "add", [[3, 4, 5]]),
        (1, "integer_pow", [[9, 16, 25]]),
        (2, "reduce_sum", [50]),
    ]


def test_watch_moves_a_value_and_the_output_follows():
    def move(index, equation, results):
        return (results[0] + 1,) if index == 0 else results

    (total,) = replay(SUM_OF_SQUARES, [[1.0, 2.0, 3.0]], watch=move)
    assert total == 16 + 25 + 36


def test_watch_may_not_change_a_shape():
    with pytest.raises(Contradiction):
        replay(
            SUM_OF_SQUARES, [[1.0, 2.0, 3.0]], watch=lambda index, equation, results: (np.zeros(2),)
        )


@pytest.mark.parametrize(("z", "want"), [(2.0, 2.0), (-2.0, 2.0), (0.0, 0.0)])
def test_cond_takes_the_branch_of_its_index(z, want):
    assert replay(COND, [z])[0] == want


def test_the_index_of_a_cond_is_clamped():
    cond = equation("cond", [INDEX, C], [TOTAL], {"branches": (NEGATED, AS_IT_IS)})
    whole = program([INDEX, C], [cond], TOTAL)
    assert [float(replay(whole, [index, 3.0])[0]) for index in (-4, 0, 1, 9)] == [-3, -3, 3, 3]


def test_scan_carries_and_stacks():
    last, halves = replay(SCAN, [4.0])
    assert last == 2.125
    assert halves.tolist() == [2, 1.5, 1.25, 1.125]


def test_a_reversed_scan_stacks_from_the_end():
    _, halves = replay(program([C], [recurrence(reverse=True)], LAST, HALVES), [4.0])
    assert halves.tolist() == [1.125, 1.25, 1.5, 2]


def test_a_scan_of_no_steps_hands_its_carry_on():
    halves = var(2, "float32[0]")
    scan = equation("scan", [C], [LAST, halves], {"jaxpr": (STEP,)}, length=0, reverse=False)
    last, stacked = replay(program([C], [scan], LAST, halves), [4.0])
    assert last == 4 and stacked.shape == (0,)


def test_the_counts_of_a_scan_come_from_ranks_alone():
    told_otherwise = recurrence(num_carry=7, num_consts=9, linear=[False])
    assert replay(program([C], [told_otherwise], LAST, HALVES), [4.0])[0] == 2.125


def test_the_steps_of_a_scan():
    k, x, c, product, total = (var(i, "float32[]") for i in range(5))
    body = program(
        [k, c, x],
        [equation("mul", [k, x], [product]), equation("add", [c, product], [total])],
        total,
        product,
    )
    xs, ys = var(5, "float32[2]"), var(6, "float32[2]")
    scan = equation("scan", [k, c, xs], [total, ys], {"jaxpr": (body,)}, length=2, reverse=True)
    steps = scan_steps(scan, [np.asarray(10.0), np.asarray(1.0), np.asarray([2.0, 3.0])])
    told = [
        [
            [v.tolist() for v in values]
            for values in (s.constants, s.carry_in, s.x, s.carry_out, s.y)
        ]
        for s in steps
    ]
    assert told == [[[10], [1], [3], [31], [30]], [[10], [31], [2], [51], [20]]]
    inside = []

    def note(index, equation, results):
        inside.append(results[0].tolist())
        return results

    replay(scan_body(scan), steps[1].inputs, watch=note)
    assert inside == [20, 51]


def while_below(limit):
    """Doubles its input until it is not below the limit."""
    below, doubled = var(1, "bool[]"), var(1, "float32[]")
    bound = var(9, "float32[]")
    condition = program([bound, C], [equation("lt", [C, bound], [below])], below)
    body = program([C], [equation("add", [C, C], [doubled])], doubled)
    loop = equation(
        "while",
        [literal(limit), C],
        [TOTAL],
        {"cond_jaxpr": (condition,), "body_jaxpr": (body,)},
        cond_nconsts=1,
        body_nconsts=0,
    )
    return program([C], [loop], TOTAL)


def test_while_runs_until_its_condition_fails():
    assert replay(while_below(100.0), [3.0])[0] == 192


def test_reduce_folds_its_body():
    a, b, difference = (var(i, "float32[]") for i in range(3))
    body = program([a, b], [equation("sub", [a, b], [difference])], difference)

    def folded(values, start):
        rows, columns = np.shape(values)
        x, out = var(0, f"float32[{rows},{columns}]"), var(1, f"float32[{rows}]")
        fold = equation(
            "reduce",
            [x, literal(start)],
            [out],
            {"jaxpr": (body,)},
            dimensions=[1],
            computation={"opaque": "function"},
        )
        return replay(program([x], [fold], out), [values])[0].tolist()

    assert folded(np.arange(6.0).reshape(2, 3), 10.0) == [7, -2]
    with pytest.raises(NotReplayable):  # XLA gives the one element, and forgets the start
        folded(np.ones((2, 1)), 10.0)


def test_constants_of_a_body_are_its_own():
    two = constant(var(5, "float32[]"), 2.0)
    body = msgspec.structs.replace(
        program([C], [equation("mul", [C, two.variable], [HALF])], HALF), constants=(two,)
    )
    cond = equation("cond", [literal(0, "int32"), C], [TOTAL], {"branches": (body,)})
    assert replay(program([C], [cond], TOTAL), [3.0])[0] == 6


def test_numpy_s_warnings_are_off_inside_the_replay_only():
    operate("log", [(0.0, "float32[]")], "float32[]")
    with pytest.warns(RuntimeWarning):
        np.log(np.zeros(1))


def test_an_endless_loop_runs_out_of_fuel():
    with pytest.raises(OutOfFuel):
        replay(while_below(1.0), [-1.0])


def test_a_scan_without_end_runs_out_of_fuel():
    scan = equation("scan", [C], [LAST], {"jaxpr": (AS_IT_IS,)}, length=2**60, reverse=False)
    with pytest.raises(OutOfFuel):
        replay(program([C], [scan], LAST), [1.0])


@pytest.mark.parametrize("shape", ["float32[1099511627776]", f"float32[{2**40},{2**40}]"])
def test_a_huge_array_is_refused_before_it_is_made(shape):
    out = var(1, shape)
    lengths = list(out.type.shape)
    made = equation("broadcast_in_dim", [C], [out], shape=lengths, broadcast_dimensions=[])
    with pytest.raises(OutOfFuel):
        replay(program([C], [made], out), [1.0])


def test_operands_that_would_broadcast_to_a_huge_array_are_refused():
    column, row, out = (
        var(0, "float32[60000,1]"),
        var(1, "float32[1,60000]"),
        var(2, "float32[1]"),
    )
    whole = program([column, row], [equation("add", [column, row], [out])], out)
    with pytest.raises(Contradiction):
        replay(whole, [np.zeros((60_000, 1)), np.zeros((1, 60_000))])


@pytest.mark.parametrize(
    ("primitive", "parameters"),
    [
        ("broadcast_in_dim", {"shape": [2**40], "broadcast_dimensions": []}),
        ("tile", {"reps": []}),
        ("pad", {"padding_config": [[2**40, 0, 0]]}),
        ("iota", {"dtype": "float32", "shape": [2**40], "dimension": 0}),
    ],
)
def test_a_shape_that_is_not_the_declared_one_is_refused_before_it_is_made(primitive, parameters):
    x = var(0, "float32[1]" if primitive == "pad" else "float32[]")
    operands = {"pad": [x, literal(0.0)], "iota": []}.get(primitive, [x])
    out = var(1, "float32[7]")
    with pytest.raises((Contradiction, NotReplayable)):
        replay(
            program([x], [equation(primitive, operands, [out], **parameters)], out),
            [np.ones(x.type.shape)],
        )


def test_a_large_matrix_product_costs_what_it_takes():
    x, out = var(0, "float32[256,256]"), var(1, "float32[256,256]")
    product = equation("dot_general", [x, x], [out], dimension_numbers=[[[1], [0]], [[], []]])
    with pytest.raises(OutOfFuel):
        replay(program([x], [product], out), [np.ones((256, 256))])


def test_what_goes_over_its_arrays_many_times_costs_as_much():
    x, out = var(0, "float32[2048]"), var(1, "float32[1025]")
    unspaced = {"window_strides": [1], "base_dilation": [1], "window_dilation": [1]}
    windows = {"window_dimensions": [1024], "padding": [[0, 0]], **unspaced}
    summed = program([x], [equation("reduce_window_sum", [x], [out], **windows)], out)
    c, value = var(1, "float32[]"), var(2, "float32[2048]")
    powers = program([x, c], [equation("polynomial", [x, *[c] * 999], [value])], value)
    for whole, inputs in ((summed, [np.ones(2048)]), (powers, [np.ones(2048), 1.0])):
        with pytest.raises(OutOfFuel):
            replay(whole, inputs, fuel=2**19)


def test_less_fuel_ends_a_replay_sooner():
    with pytest.raises(OutOfFuel):
        replay(SUM_OF_SQUARES, [[1.0, 2.0, 3.0]], fuel=1100)


def test_replays_that_share_their_fuel_run_out_of_it_together():
    def replays(count):
        for _ in range(count):
            replay(SUM_OF_SQUARES, [[1.0, 2.0, 3.0]])

    with shared_fuel(20_000):
        replays(3)
        with pytest.raises(OutOfFuel):
            replays(10)
    replays(10)


def test_a_program_costs_shared_fuel_for_what_it_never_runs():
    unused = tuple(program([C], [], C) for _ in range(100))
    chosen = equation("cond", [literal(0, "int32"), C], [HALF], {"branches": unused})
    with shared_fuel(20_000), pytest.raises(OutOfFuel):
        replay(program([C], [chosen], HALF), [1.0])


def test_what_is_unknown_in_a_branch_is_told_though_it_is_not_taken():
    unknown = program([C], [equation("mystery", [C], [HALF])], HALF)
    cond = equation("cond", [literal(0, "int32"), C], [TOTAL], {"branches": (AS_IT_IS, unknown)})
    with pytest.raises(NotReplayable) as raised:
        replay(program([C], [cond], TOTAL), [1.0])
    assert raised.value.what == "primitive 'mystery'"


@pytest.mark.parametrize(
    "whole",
    [
        program([C], [equation("neg", [C], [var(1, "int32[]")])], C),
        program([C], [equation("neg", [C], [HALF, NEXT])], C),
        program([Z], [equation("reduce_sum", [Z], [SHIFTED], axes=[0])], SHIFTED),
        program(
            [C], [equation("scan", [C], [HALVES], {"jaxpr": (STEP,)}, length=4, reverse=False)], C
        ),
    ],
    ids=[
        "result of another kind",
        "too many results",
        "result of another shape",
        "scan that does not fit its body",
    ],
)
def test_a_program_that_contradicts_itself_is_told_apart(whole):
    with pytest.raises(Contradiction):
        replay(whole, [np.ones(variable.type.shape) for variable in whole.inputs])


def test_a_constant_with_too_few_bytes_contradicts_itself():
    short = constant(C, 1.0)
    short = msgspec.structs.replace(short, value=msgspec.structs.replace(short.value, data=b"\0"))
    with pytest.raises(Contradiction):
        replay(msgspec.structs.replace(AS_IT_IS, inputs=(), constants=(short,)), [])


def test_an_input_of_another_shape_is_refused():
    with pytest.raises(Contradiction):
        replay(SUM_OF_SQUARES, [np.ones(4)])
    with pytest.raises(Contradiction):
        replay(SUM_OF_SQUARES, [])
