"""forward_trace: a function, its values, and its program as a typed data-flow graph.

    shifted_square_sum(x) = Σ (x_i + 1)²     for a vector x of any length
    VALUES                                   what it works out at [1, 2, 3], by hand
    DATAFLOW                                 its program at f32[3], a row for each equation

DATAFLOW describes the program that JAX traces from this very function, whatever its
spelling. Names, the order of rows and that of a sum's or a product's operands are free.
"""

import numpy as np

from graders.checks import describes, for_every, of_a_sum_of_squares, one_input_one_number
from graders.fixtures import data, function
from graders.inputs import vectors

shifted_square_sum = function("shifted_square_sum")
VALUES = data("VALUES")
DATAFLOW = data("DATAFLOW")


@for_every(vectors(zero_at=-1.0), misconceptions=of_a_sum_of_squares(1.0))
def test_value(shifted_square_sum, x):
    shifted_square_sum.value(x).must_be(np.sum((x + 1.0) ** 2), scale=np.sum((abs(x) + 1.0) ** 2))


@for_every(vectors(zero_at=-1.0))
def test_gradient(shifted_square_sum, x):
    shifted_square_sum.gradient(x).must_be(2.0 * (x + 1.0), scale=2.0 * (np.max(abs(x)) + 1.0))


def test_structure(shifted_square_sum):
    one_input_one_number(shifted_square_sum)


def test_values(VALUES):
    VALUES.must_be({"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0})


def test_dataflow(DATAFLOW, shifted_square_sum):
    describes(DATAFLOW, shifted_square_sum, length=3, gives=lambda x: np.sum((x + 1.0) ** 2))
