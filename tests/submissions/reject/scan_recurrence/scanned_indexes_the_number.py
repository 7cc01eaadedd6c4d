# wrong: scanned_value: the last carry is a number, which has no elements
# says: scanned
import jax


def scanned(z):
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return last[-1]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
