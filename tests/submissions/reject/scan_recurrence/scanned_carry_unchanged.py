# wrong: scanned_value, scanned_gradient: the new value is an output, the carry stays as it was
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    _, values = jax.lax.scan(lambda c, _: (c, 0.5 * c + 1.0), z, None, length=4)
    return values[-1]
