# right: the last of the running sums, by associative_scan
import operator

import jax


def shifted_two(z):
    return jax.lax.associative_scan(operator.add, (z + 2.0) ** 2)[-1]


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
