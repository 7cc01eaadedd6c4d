# wrong: scanned_structure: three steps in the scan, the fourth by hand
# says: length 3
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=3)
    return 0.5 * last + 1.0
