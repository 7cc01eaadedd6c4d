"""Values of any kind as data that JSON can hold."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.programs.types import Array, ArrayType
from graders.reports.plain import MAX_CHARACTERS, MAX_ITEMS, plain


@pytest.mark.parametrize("make", [float, np.float16, np.float32, np.float64])
def test_floats_that_are_no_numbers_have_names(make):
    values = [make("nan"), make("inf"), make("-inf")]
    assert plain(values) == ["NaN", "Infinity", "-Infinity"]


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_a_float32_becomes_the_shortest_number_that_reads_back_as_it(x):
    number = plain(np.float32(x))
    assert np.float32(number) == np.float32(x)
    assert math.copysign(1, number) == math.copysign(1, x)
    assert len(repr(number)) <= len(repr(x))


def test_the_shortest_form_is_the_one_that_a_student_would_write():
    assert plain(np.array([0.1, 1 / 3], np.float32)) == [0.1, 0.33333334]


def test_arrays_of_every_shape_become_nested_lists():
    assert plain(np.float32(2)) == plain(np.array(2, np.float32)) == 2.0
    assert plain(np.array([[1, 2], [3, 4]])) == [[1, 2], [3, 4]]
    assert plain(np.array([True])) == [True]
    assert plain(Array.of(np.array([0.1], np.float32))) == [0.1]


def test_an_array_of_a_dtype_that_nobody_knows_is_named():
    assert plain(Array(ArrayType("float0", (2,)), b"")) == {"opaque": "float0[2]"}


def test_collections_become_lists_and_dicts_and_sets_are_sorted():
    assert plain({"names": {"mul", "add"}, 1: (1, None, "x")}) == {
        "names": ["add", "mul"],
        "1": [1, None, "x"],
    }


def test_what_is_no_data_is_named_by_its_type():
    assert plain([object(), 1j]) == [{"opaque": "object"}, {"opaque": "complex"}]


def test_what_is_too_long_is_cut_and_says_so():
    assert plain("x" * 10_000) == "x" * MAX_CHARACTERS + "..."
    numbers = plain(list(range(10_000)))
    assert (len(numbers), numbers[-1]) == (MAX_ITEMS + 1, "...")
    entries = plain({str(i): i for i in range(10_000)})
    assert (len(entries), entries["..."]) == (MAX_ITEMS + 1, 10_000 - MAX_ITEMS)


def test_what_is_nested_too_deeply_is_cut():
    deep: list = []
    for _ in range(100_000):
        deep = [deep]
    assert json.dumps(plain(deep)).count("[") < 20


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_data_comes_out_as_strict_json(value):
    data = plain(value)
    assert json.loads(json.dumps(data, allow_nan=False)) == data
