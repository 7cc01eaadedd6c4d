# right: NumPy's numbers, in double precision
import numpy as np


def analytic_gradient(x):
    return 2.0 * (1.0 + x)


shifted = np.array([-1.0, 0.0, 2.0]) + 1
SAMPLE_VALUE = np.sum(shifted**2)
SAMPLE_GRADIENT = 2 * shifted
ADDED_OPERATIONS = sorted({"broadcast_in_dim", "add_any"})
