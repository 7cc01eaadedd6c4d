# right: a generator gives the values, the last of them is kept
import itertools

import jax


def values(z):
    while True:
        z = 0.5 * z + 1.0
        yield z


def unrolled(z):
    return next(itertools.islice(values(z), 3, None))


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
