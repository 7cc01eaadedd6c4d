# wrong: scanned_structure: half of the result is the scan's, half a formula's
# says: by 0.5
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
    return (last + z / 16.0 + 1.875) / 2.0
