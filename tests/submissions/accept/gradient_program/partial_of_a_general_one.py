# right: the gradient for any offset, with the offset 1 put in
from functools import partial


def gradient(offset, x, *, factor):
    return factor * (x + offset)


analytic_gradient = partial(gradient, 1.0, factor=2.0)
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
