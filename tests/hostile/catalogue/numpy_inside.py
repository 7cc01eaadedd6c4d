# right outcome: reject: NumPy cannot be traced
# told: TracerArrayConversionError
import numpy as np

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return np.sum((np.asarray(z) + 2) ** 2)
