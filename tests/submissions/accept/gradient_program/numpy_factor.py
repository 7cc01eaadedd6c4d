# right: NumPy numbers are literals of the program
import numpy as np


def analytic_gradient(x):
    return np.float32(2) * (x + np.float32(1))


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
