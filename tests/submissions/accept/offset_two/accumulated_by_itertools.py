# right: itertools adds up one element after the other
import itertools
import operator


def shifted_two(z):
    *_, total = itertools.accumulate([(e + 2.0) * (e + 2.0) for e in z], operator.add)
    return total


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
