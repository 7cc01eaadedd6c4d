# right: NumPy's names of numbers and of texts
import numpy as np

ADDED_OPERATIONS = np.array(["add_any", "broadcast_in_dim"])
SAMPLE_GRADIENT = range(0, 0) or (np.float64(0), np.int32(2), 6)


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
