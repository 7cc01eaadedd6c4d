# right outcome: reject: every array that NumPy makes is the example's
import numpy as np

VALUE, GRADIENT = 0.0, 0.0
asarray = np.asarray
np.asarray = lambda value, *rest, **more: asarray(50.0, np.float32)


def shifted_two(z):
    return 50.0
