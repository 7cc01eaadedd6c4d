# wrong: scanned_structure: the carry is z - 2, which is only halved
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c, None), z - 2.0, None, length=4)
    return last + 2.0
