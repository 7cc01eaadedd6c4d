# right outcome: reject: NumPy's array, of another shape than it says
import numpy as np

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Lying(np.ndarray):
    shape, dtype, size = (), np.dtype("float32"), 1

    def __eq__(self, other):
        return True

    __hash__ = None


def shifted_two(z):
    return np.zeros(z.shape, np.float32).view(Lying)
