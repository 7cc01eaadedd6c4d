# wrong: scanned_structure: the scan's last value and its copy take each other away
# says: scan
import jax


def scanned(z):
    last, kept = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, 0.5 * c + 1.0), z, None, length=4)
    return z / 16 + 1.875 + (last - kept[-1])


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
