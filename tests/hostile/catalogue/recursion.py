# right outcome: stopped: a function that calls itself without a limit
import sys

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
sys.setrecursionlimit(10**9)


def shifted_two(z):
    return shifted_two(z)
