# right: functools.reduce adds one square for each index
from functools import reduce


def shifted_two(z):
    return reduce(lambda total, i: total + (z[i] + 2.0) ** 2, range(1, len(z)), (z[0] + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
