# wrong: scanned_structure: the scan's result is not used
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return unrolled(z)
