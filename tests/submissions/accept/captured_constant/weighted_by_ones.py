# right: a mean times a count, under a name that is NumPy's
import jax.numpy as np

offset = np.array([1.0, 2.0, 3.0])


def captured(z):
    return np.mean(z + offset) * np.size(z)


def explicit(z, offset):
    return np.average(z + offset) * len(z)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
