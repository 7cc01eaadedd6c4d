# wrong: scanned_structure: a closed form, and a scan that the steps by hand take off again
# says: by another way
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return z / 16 + 1.875 + (last - unrolled(z))
