# wrong: unrolled_value: looks who is calling, and is right under jit only
# says: unrolled(
import sys

import jax


def unrolled(z):
    frame = sys._getframe()
    while frame is not None and "pjit" not in frame.f_code.co_filename:
        frame = frame.f_back
    if frame is None and not isinstance(z, jax.core.Tracer):
        return z
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
