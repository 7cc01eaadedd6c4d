# wrong: scanned_value: carry and outputs, not unpacked
# says: tuple
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, 0.0), z, None, length=4)
