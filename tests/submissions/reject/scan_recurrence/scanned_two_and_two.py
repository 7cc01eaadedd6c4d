# wrong: scanned_structure: two scans, one after the other
# says: length 2
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    for _ in range(2):
        z, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=2)
    return z
