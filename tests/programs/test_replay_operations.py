"""What single primitives make of the values at their edges."""

from __future__ import annotations

import numpy as np
import pytest

from graders.programs.replay import Contradiction, NotReplayable, ReplayError, replay
from tests.programs.replay_building import constant, equation, literal, operate, program, var

NAN, INF = np.nan, np.inf


def same(got: np.ndarray, want: object) -> None:
    """Equal values, signs of zeros included."""
    np.testing.assert_array_equal(got, want)
    if got.dtype.kind == "f":
        np.testing.assert_array_equal(np.signbit(got) & ~np.isnan(got), np.signbit(want))


def test_float32_keeps_the_precision_of_float64():
    assert operate("add", [(1.0, "float32[]"), (2.0**-40, "float32[]")], "float32[]") > 1


def test_float32_has_the_range_of_float32():
    large = operate("mul", [([2e38, -2e38], "float32[2]"), (2.0, "float32[]")], "float32[2]")
    same(large, [INF, -INF])
    small = operate("mul", [([1e-30, -1e-30], "float32[2]"), (1e-10, "float32[]")], "float32[2]")
    same(small, [0.0, -0.0])


def test_the_range_holds_for_many_elements_too():
    halves = operate(
        "mul", [(np.full(100, 3e38), "float32[100]"), (2.0, "float32[]")], "float32[100]"
    )
    same(halves, np.full(100, INF))


def test_float64_has_its_own_range():
    assert operate("mul", [(2e38, "float64[]"), (2e38, "float64[]")], "float64[]") == 2e38 * 2e38


@pytest.mark.parametrize(("dtype", "spacing"), [("float16", 2**-9), ("bfloat16", 2**-6)])
def test_half_precision_results_are_rounded_to_their_type(dtype, spacing):
    operands = [(3.0, f"{dtype}[]"), (spacing * 0.7, f"{dtype}[]")]
    assert operate("add", operands, f"{dtype}[]") == 3.0 + spacing


def test_constants_and_literals_are_rounded_to_their_type_first():
    captured = constant(var(0, "float32[]"), 0.1)
    whole = program([], [], captured.variable, literal(0.1), literal(0.1, "float64"))
    whole = type(whole)(whole.inputs, (captured,), whole.equations, whole.outputs)
    same(np.asarray(replay(whole, [])), [np.float32(0.1), np.float32(0.1), 0.1])


def test_integers_wrap():
    got = operate("add", [([127, -128], "int8[2]"), ([1, -1], "int8[2]")], "int8[2]")
    same(got, [-128, 127])
    assert operate("sub", [(0, "uint8[]"), (1, "uint8[]")], "uint8[]") == 255
    assert operate("integer_pow", [(2, "int32[]")], "int32[]", y=31) == -(2**31)


def test_integer_division_truncates_and_by_zero_gives_minus_one():
    left, right = [7, -7, 7, -7, 5, -(2**31)], [2, 2, -2, -2, 0, -1]
    got = operate("div", [(left, "int32[6]"), (right, "int32[6]")], "int32[6]")
    same(got, [3, -3, -3, 3, -1, -(2**31)])
    assert operate("div", [(5, "uint8[]"), (0, "uint8[]")], "uint8[]") == 255


def test_integer_remainder_has_the_sign_of_the_dividend():
    left, right = [7, -7, 7, -7, 5], [2, 2, -2, -2, 0]
    got = operate("rem", [(left, "int32[5]"), (right, "int32[5]")], "int32[5]")
    same(got, [1, -1, 1, -1, 5])


def test_float_remainder_has_the_sign_of_the_dividend():
    got = operate(
        "rem", [([5.5, -5.5, 1.0], "float32[3]"), ([2.0, 2.0, 0.0], "float32[3]")], "float32[3]"
    )
    same(got, [1.5, -1.5, NAN])


def test_float_division_by_zero_is_infinite_and_silent():
    got = operate("div", [([1.0, -1.0, 0.0], "float32[3]"), (0.0, "float32[]")], "float32[3]")
    np.testing.assert_array_equal(got, [INF, -INF, NAN])


@pytest.mark.parametrize(
    ("dtype", "values", "want"),
    [
        (
            "int32",
            [1.9, -1.9, NAN, INF, -INF, 3e9, -3e9],
            [1, -1, 0, 2**31 - 1, -(2**31), 2**31 - 1, -(2**31)],
        ),
        ("int64", [1e30, -1e30, NAN], [2**63 - 1, -(2**63), 0]),
        ("uint8", [300.0, -5.0, NAN], [255, 0, 0]),
        ("bool", [0.0, -0.0, 0.5, NAN], [False, False, True, True]),
    ],
)
def test_floats_become_integers_by_saturating(dtype, values, want):
    n = len(values)
    got = operate(
        "convert_element_type",
        [(values, f"float32[{n}]")],
        f"{dtype}[{n}]",
        new_dtype=dtype,
        weak_type=False,
    )
    same(got, np.asarray(want, dtype))


def test_integers_become_narrower_integers_by_wrapping():
    got = operate("convert_element_type", [([300, -1], "int32[2]")], "uint8[2]", new_dtype="uint8")
    same(got, [44, 255])


def test_round_goes_to_even_or_away_from_zero():
    halves = ([0.5, 1.5, 2.5, -0.5, -2.5, 0.49999999999999994], "float64[6]")
    even = operate("round", [halves], "float64[6]", rounding_method="TO_NEAREST_EVEN")
    same(even, [0.0, 2.0, 2.0, -0.0, -2.0, 0.0])
    away = operate("round", [halves], "float64[6]", rounding_method="AWAY_FROM_ZERO")
    same(away, [1.0, 2.0, 3.0, -1.0, -3.0, 0.0])


def test_sign_keeps_the_sign_of_zero():
    same(
        operate("sign", [([-0.0, 0.0, -3.0, NAN], "float32[4]")], "float32[4]"),
        [-0.0, 0.0, -1.0, NAN],
    )


@pytest.mark.parametrize("primitive", ["max", "min"])
def test_extremes_pass_nan_on(primitive):
    got = operate(primitive, [([NAN, 1.0], "float32[2]"), ([1.0, NAN], "float32[2]")], "float32[2]")
    assert np.isnan(got).all()
    assert np.isnan(
        operate(f"reduce_{primitive}", [([1.0, NAN], "float32[2]")], "float32[]", axes=[0])
    )


@pytest.mark.parametrize("values", [[1.0, NAN, 5.0, NAN], [2.0, 7.0, 7.0, 3.0]])
def test_argmax_takes_the_first_nan_or_the_first_tie(values):
    parameters = {"axes": [0], "index_dtype": "int32"}
    assert operate("argmax", [(values, "float32[4]")], "int32[]", **parameters) == 1
    turned = [-value for value in values]
    assert operate("argmin", [(turned, "float32[4]")], "int32[]", **parameters) == 1


def test_extremes_of_nothing_are_the_limits_of_the_type():
    assert operate("reduce_max", [([], "float32[0]")], "float32[]", axes=[0]) == -INF
    assert operate("reduce_min", [(np.zeros(0, int), "int8[0]")], "int8[]", axes=[0]) == 127
    assert operate("reduce_and", [(np.zeros(0, bool), "bool[0]")], "bool[]", axes=[0])
    assert not operate("reduce_or", [(np.zeros(0, bool), "bool[0]")], "bool[]", axes=[0])


def test_sort_is_stable_with_nan_last_and_zeros_equal():
    keys = ([0.0, NAN, -0.0, -1.0], "float32[4]")
    order = ([0, 1, 2, 3], "int32[4]")
    first, second = operate(
        "sort", [keys, order], "float32[4]", "int32[4]", dimension=0, is_stable=True, num_keys=1
    )
    same(second, [3, 0, 2, 1])
    same(first, [-1.0, 0.0, -0.0, NAN])


def test_sort_by_two_keys():
    keys = [([1, 0, 1], "int32[3]"), ([3.0, 2.0, 1.0], "float32[3]")]
    _, second = operate(
        "sort", keys, "int32[3]", "float32[3]", dimension=0, is_stable=True, num_keys=2
    )
    same(second, [2.0, 1.0, 3.0])


def test_top_k_puts_nan_and_earlier_ties_first():
    values, indices = operate(
        "top_k", [([2.0, 5.0, NAN, 5.0], "float32[4]")], "float32[3]", "int32[3]", k=3
    )
    same(indices, [2, 1, 3])
    same(values, [NAN, 5.0, 5.0])


def test_shifts_by_the_width_or_more():
    by = ([1, 31, 32, -1], "int32[4]")
    x = (np.full(4, -8), "int32[4]")
    same(operate("shift_left", [x, by], "int32[4]"), [-16, 0, 0, 0])
    same(operate("shift_right_arithmetic", [x, by], "int32[4]"), [-4, -1, -1, -1])
    same(operate("shift_right_logical", [x, by], "int32[4]"), [2**31 - 4, 1, 0, 0])


def test_counting_bits():
    numbers = ([0, 1, -1, 40], "int32[4]")
    same(operate("population_count", [numbers], "int32[4]"), [0, 1, 32, 2])
    same(operate("clz", [numbers], "int32[4]"), [32, 31, 0, 26])


def test_select_n_clamps_its_index():
    cases = [([10.0] * 4, "float32[4]"), ([20.0] * 4, "float32[4]"), ([30.0] * 4, "float32[4]")]
    got = operate("select_n", [([-5, 0, 1, 9], "int32[4]"), *cases], "float32[4]")
    same(got, [10.0, 10.0, 20.0, 30.0])


def test_negative_powers():
    same(operate("integer_pow", [([2.0, -0.0], "float32[2]")], "float32[2]", y=-1), [0.5, -INF])


def test_a_polynomial_s_lowest_coefficient_stands_first():
    operands = [(2.0, "float32[]"), (3.0, "float32[]"), (4.0, "float32[]"), (1.0, "float32[]")]
    assert operate("polynomial", operands, "float32[]") == 3 + 4 * 2 + 1 * 4
    one = [([NAN, 1.0], "float32[2]"), (3.0, "float32[]")]
    same(operate("polynomial", one, "float32[2]"), [3.0, 3.0])


def test_reduce_precision_rounds_half_to_even_and_keeps_the_range():
    values = [1 + 2**-11, 1 + 3 * 2**-11, 65504.0, 65520.0, 1e-8]
    got = operate(
        "reduce_precision",
        [(values, "float32[5]")],
        "float32[5]",
        exponent_bits=5,
        mantissa_bits=10,
    )
    same(got, [1.0, 1 + 2**-9, 65504.0, INF, 0.0])


@pytest.mark.parametrize(("start", "want"), [(-3, [1.0, 2.0]), (1, [2.0, 3.0]), (9, [2.0, 3.0])])
def test_dynamic_slices_are_clamped(start, want):
    x = ([1.0, 2.0, 3.0], "float32[3]")
    same(operate("dynamic_slice", [x, (start, "int32[]")], "float32[2]", slice_sizes=[2]), want)


def test_dynamic_updates_are_clamped():
    operands = [([1.0, 2.0, 3.0], "float32[3]"), ([8.0, 9.0], "float32[2]"), (7, "int32[]")]
    same(operate("dynamic_update_slice", operands, "float32[3]"), [1.0, 8.0, 9.0])


ONE_BY_ONE = {"offset_dims": [], "collapsed_slice_dims": [0], "start_index_map": [0]}


@pytest.mark.parametrize(
    ("mode", "fill_value", "want"),
    [
        ("CLIP", None, [1.0, 3.0, 3.0]),
        ("PROMISE_IN_BOUNDS", None, [1.0, 3.0, 3.0]),
        ("FILL_OR_DROP", None, [NAN, 3.0, NAN]),
        ("FILL_OR_DROP", 7.0, [7.0, 3.0, 7.0]),
    ],
)
def test_gather_follows_its_mode(mode, fill_value, want):
    operands = [([1.0, 2.0, 3.0], "float32[3]"), ([[-1], [2], [3]], "int32[3,1]")]
    got = operate(
        "gather",
        operands,
        "float32[3]",
        dimension_numbers=ONE_BY_ONE,
        slice_sizes=[1],
        mode=mode,
        fill_value=fill_value,
    )
    same(got, want)


PUT_ONE_BY_ONE = {
    "update_window_dims": [],
    "inserted_window_dims": [0],
    "scatter_dims_to_operand_dims": [0],
}


@pytest.mark.parametrize(
    ("primitive", "mode", "want"),
    [
        ("scatter", "FILL_OR_DROP", [1.0, 30.0, 3.0]),
        ("scatter", "CLIP", [1.0, 30.0, 40.0]),
        ("scatter", "PROMISE_IN_BOUNDS", [1.0, 30.0, 3.0]),
        ("scatter-add", "FILL_OR_DROP", [1.0, 52.0, 3.0]),
        ("scatter-add", "CLIP", [1.0, 52.0, 43.0]),
        ("scatter-mul", "FILL_OR_DROP", [1.0, 1200.0, 3.0]),
        ("scatter-min", "FILL_OR_DROP", [1.0, 2.0, 3.0]),
        ("scatter-max", "FILL_OR_DROP", [1.0, 30.0, 3.0]),
    ],
)
def test_scatter_follows_its_mode_and_repeated_indices_add_up(primitive, mode, want):
    operands = [
        ([1.0, 2.0, 3.0], "float32[3]"),
        ([[1], [1], [5]], "int32[3,1]"),
        ([20.0, 30.0, 40.0], "float32[3]"),
    ]
    got = operate(primitive, operands, "float32[3]", dimension_numbers=PUT_ONE_BY_ONE, mode=mode)
    same(got, want)


def test_nothing_is_taken_from_nothing_and_nothing_put_into_it():
    nothing, nowhere = (np.zeros(0), "float32[0]"), (np.zeros((0, 1), int), "int32[0,1]")
    taken = operate(
        "gather",
        [nothing, nowhere],
        "float32[0]",
        dimension_numbers=ONE_BY_ONE,
        slice_sizes=[1],
        mode="CLIP",
    )
    put = operate(
        "scatter-add",
        [nothing, nowhere, nothing],
        "float32[0]",
        dimension_numbers=PUT_ONE_BY_ONE,
        mode="CLIP",
    )
    assert taken.shape == put.shape == (0,)


def test_padding_between_and_less_than_none():
    x = ([1.0, 2.0, 3.0], "float32[3]")
    nine = (9.0, "float32[]")
    same(operate("pad", [x, nine], "float32[7]", padding_config=[[1, 1, 1]]), [9, 1, 9, 2, 9, 3, 9])
    same(operate("pad", [x, nine], "float32[2]", padding_config=[[-1, -2, 1]]), [9, 2])
    same(
        operate("pad", [([], "float32[0]"), nine], "float32[3]", padding_config=[[1, 2, 4]]),
        [9, 9, 9],
    )


def test_cumulative_sums_in_reverse():
    got = operate("cumsum", [([1, 2, 3], "int8[3]")], "int8[3]", axis=0, reverse=True)
    same(got, [6, 5, 3])


def test_dot_general_with_batches():
    x, y = np.arange(12.0).reshape(2, 2, 3), np.arange(24.0).reshape(2, 3, 4)
    got = operate(
        "dot_general",
        [(x, "float32[2,2,3]"), (y, "float32[2,3,4]")],
        "float32[2,2,4]",
        dimension_numbers=[[[2], [1]], [[0], [0]]],
        precision=None,
        preferred_element_type="float32",
    )
    same(got, np.einsum("bij,bjk->bik", x, y))


def test_narrow_integers_multiply_into_wide_ones():
    operands = [(100, "int8[]"), (100, "int8[]")]
    assert operate("mul", operands, "int32[]", out_dtype="int32") == 10000


@pytest.mark.parametrize("primitive", ["bitcast_convert_type", "nextafter", "no_such_primitive"])
def test_an_unknown_primitive_is_named(primitive):
    with pytest.raises(NotReplayable) as raised:
        operate(primitive, [(1.0, "float32[]")], "float32[]")
    assert raised.value.what == f"primitive {primitive!r}"


@pytest.mark.parametrize("dtype", ["complex64", "key<fry>", "int4", "float8_e4m3fn"])
def test_an_unknown_dtype_is_named(dtype):
    with pytest.raises(NotReplayable) as raised:
        operate("neg", [(1.0, f"{dtype}[]")], f"{dtype}[]")
    assert raised.value.what == f"dtype {dtype!r}"


def test_an_unknown_parameter_is_named_unless_it_is_unset():
    with pytest.raises(NotReplayable) as raised:
        operate("neg", [(1.0, "float32[]")], "float32[]", twice=True)
    assert raised.value.what == "parameter 'twice' of 'neg'"
    assert operate("neg", [(1.0, "float32[]")], "float32[]", twice=None) == -1


@pytest.mark.parametrize("axes", ["first", [7], {"opaque": "Axes"}])
def test_a_parameter_of_another_kind_is_not_replayed(axes):
    with pytest.raises(NotReplayable):
        operate("reduce_sum", [([1.0], "float32[1]")], "float32[]", axes=axes)


@pytest.mark.parametrize(
    ("primitive", "parameters"),
    [
        ("top_k", {"k": 2**40}),
        ("reduce_precision", {"exponent_bits": 2**40, "mantissa_bits": 2}),
        ("reduce_precision", {"exponent_bits": 2, "mantissa_bits": 2**40}),
    ],
)
def test_absurd_parameters_are_refused_at_once(primitive, parameters):
    results = ["float32[1]", "int32[1]"] if primitive == "top_k" else ["float32[1]"]
    with pytest.raises(ReplayError):
        operate(primitive, [([1.0], "float32[1]")], *results, **parameters)


def test_an_equation_without_a_result_contradicts_itself():
    with pytest.raises(Contradiction):
        replay(program([], [equation("iota", [], [], dtype="int32", shape=[], dimension=0)]), [])
