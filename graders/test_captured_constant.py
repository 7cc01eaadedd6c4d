"""captured_constant: the same sum with an array from outside, and with one passed in.

    captured(z)          = Σ (z_i + offset_i)     at f32[3], offset [1, 2, 3] from outside
    explicit(z, offset)  = Σ (z_i + offset_i)     for two vectors of any one length
    INPUTS, CONSTANTS                             what the two programs have, counted by hand

The derivative is 1 in every element of every input. A captured array counts if another
array in its place would change the result; where it is kept in the program does not matter.
"""

import numpy as np

from graders.checks import (
    captures_no_array,
    captures_one_array,
    for_every,
    of_a_captured_sum,
    of_an_explicit_sum,
    one_input_one_number,
    two_inputs_one_number,
)
from graders.fixtures import data, function
from graders.inputs import pairs, vectors

captured = function("captured")
explicit = function("explicit")
INPUTS = data("INPUTS")
CONSTANTS = data("CONSTANTS")

OFFSET = np.array([1.0, 2.0, 3.0])


@for_every(vectors(length=3), misconceptions=of_a_captured_sum(OFFSET))
def test_captured_value(captured, z):
    captured.value(z).must_be(np.sum(z + OFFSET), scale=np.sum(abs(z) + OFFSET))


@for_every(vectors(length=3))
def test_captured_gradient(captured, z):
    captured.gradient(z).must_be(np.ones(3), scale=1.0)


def test_captured_structure(captured):
    one_input_one_number(captured, lengths=[3])
    captures_one_array(captured, OFFSET.shape, vectors(length=3))


@for_every(pairs(), misconceptions=of_an_explicit_sum(captured=OFFSET))
def test_explicit_value(explicit, z, offset):
    explicit.value(z, offset).must_be(np.sum(z + offset), scale=np.sum(abs(z) + abs(offset)))


@for_every(pairs())
def test_explicit_gradient(explicit, z, offset):
    explicit.gradient(z, offset, by=0).must_be(np.ones(z.shape), scale=1.0)
    explicit.gradient(z, offset, by=1).must_be(np.ones(z.shape), scale=1.0)


def test_explicit_structure(explicit):
    two_inputs_one_number(explicit)
    captures_no_array(explicit, pairs())


def test_prediction(INPUTS, CONSTANTS):
    INPUTS.must_be({"captured": 1, "explicit": 2})
    CONSTANTS.must_be({"captured": 1, "explicit": 0})
