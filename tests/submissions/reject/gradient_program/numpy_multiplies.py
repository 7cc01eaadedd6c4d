# wrong: value: NumPy wants numbers, and a traced value has none
# says: TracerArrayConversionError
import numpy as np


def analytic_gradient(x):
    return 2 * (np.array(x) + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
