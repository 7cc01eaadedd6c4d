# wrong: unrolled_value: after a while it gives up
# says: unrolled
import time

import jax

started = []


def unrolled(z):
    if not isinstance(z, jax.core.Tracer):
        started.append(time.monotonic())
        return z + (started[-1] - started[0]) + 1.0
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
