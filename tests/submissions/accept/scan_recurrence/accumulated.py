# right: itertools.accumulate makes the sequence, the last of it is returned
import itertools

import jax


def unrolled(z):
    sequence = itertools.accumulate(range(4), lambda value, _: 0.5 * value + 1.0, initial=z)
    return list(sequence)[-1]


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
