# right outcome: reject: a test runner would skip it
# told: SkipTest
import unittest

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    raise unittest.SkipTest("this one too")
