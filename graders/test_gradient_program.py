"""gradient_program: the derivative by hand, and what JAX's gradient program adds.

    analytic_gradient(x) = 2 (x + 1)          for a vector x of any length
    SAMPLE_VALUE, SAMPLE_GRADIENT             of Σ (x_i + 1)² at [-1, 0, 2], by hand
    ADDED_OPERATIONS                          in the gradient program only

The added operations are those that the installed JAX has in the gradient program of
Σ shifted · shifted and not in its forward program.
"""

import numpy as np

from graders.checks import (
    added_by_gradient,
    for_every,
    of_a_derivative,
    one_input_one_like_it,
)
from graders.fixtures import data, function, reference
from graders.inputs import vectors

analytic_gradient = function("analytic_gradient")
SAMPLE_VALUE = data("SAMPLE_VALUE")
SAMPLE_GRADIENT = data("SAMPLE_GRADIENT")
ADDED_OPERATIONS = data("ADDED_OPERATIONS")
shifted_square_sum = reference("shifted_square_sum")


@for_every(vectors(zero_at=-1.0), misconceptions=of_a_derivative(1.0))
def test_value(analytic_gradient, x):
    analytic_gradient.value(x).must_be(2.0 * (x + 1.0), scale=2.0 * (np.max(abs(x)) + 1.0))


def test_structure(analytic_gradient):
    one_input_one_like_it(analytic_gradient)


def test_prediction(SAMPLE_VALUE, SAMPLE_GRADIENT):
    SAMPLE_VALUE.must_be(0.0**2 + 1.0**2 + 3.0**2)
    SAMPLE_GRADIENT.must_be([2 * 0.0, 2 * 1.0, 2 * 3.0])


def test_added_operations(ADDED_OPERATIONS, shifted_square_sum):
    ADDED_OPERATIONS.must_name(added_by_gradient(shifted_square_sum))
