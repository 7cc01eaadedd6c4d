# wrong: scanned_structure: the scan is added and taken away again, one time each
# says: moves the result by 0
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
    return z / 16.0 + 1.875 + (last - jax.lax.reduce_precision(last, 8, 23))
