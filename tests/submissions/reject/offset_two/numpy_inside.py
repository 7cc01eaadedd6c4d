# wrong: value: NumPy wants numbers where a trace has none
# says: TracerArrayConversionError
import numpy as np


def shifted_two(z):
    return np.sum(np.square(np.asarray(z) + 2.0))


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
