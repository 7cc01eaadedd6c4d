# right: another kind of dict, with numbers of NumPy's and of fractions
from collections import OrderedDict
from fractions import Fraction

import jax.numpy as jnp
import numpy as np

VALUES = OrderedDict(
    shifted=np.arange(2, 5), squared=np.square([2, 3, 4]), total=np.float64(Fraction(29))
)


def shifted_square_sum(x):
    shifted = x + 1.0
    return jnp.sum(shifted * shifted)


DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
