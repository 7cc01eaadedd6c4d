"""offset_two: the lesson's function with another constant.

    shifted_two(z) = Σ (z_i + 2)²        for a vector z of any length
    VALUE, GRADIENT                      its value and gradient at [1, 2, 3], by hand

Against offset 1, only a literal of the traced program differs. The square is zero at
z_i = -2: a root or an absolute value in its place would break there.
"""

import numpy as np

from graders.checks import for_every, of_a_sum_of_squares, one_input_one_number
from graders.fixtures import data, function
from graders.inputs import vectors

shifted_two = function("shifted_two")
VALUE = data("VALUE")
GRADIENT = data("GRADIENT")


@for_every(vectors(zero_at=-2.0), misconceptions=of_a_sum_of_squares(2.0))
def test_value(shifted_two, z):
    shifted_two.value(z).must_be(np.sum((z + 2.0) ** 2), scale=np.sum((abs(z) + 2.0) ** 2))


@for_every(vectors(zero_at=-2.0))
def test_gradient(shifted_two, z):
    shifted_two.gradient(z).must_be(2.0 * (z + 2.0), scale=2.0 * (np.max(abs(z)) + 2.0))


def test_structure(shifted_two):
    one_input_one_number(shifted_two)


def test_prediction(VALUE, GRADIENT):
    VALUE.must_be(3.0**2 + 4.0**2 + 5.0**2)
    GRADIENT.must_be([2 * 3.0, 2 * 4.0, 2 * 5.0])
