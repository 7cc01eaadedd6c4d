# wrong: scanned_value, scanned_gradient: the kept output is the carry before the step
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    _, values = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, c), z, None, length=4)
    return values[-1]
