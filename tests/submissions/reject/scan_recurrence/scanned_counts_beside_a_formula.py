# wrong: scanned_structure: the scan only counts to four, the value is a formula
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    count, _ = jax.lax.scan(lambda c, _: (c + 1.0, None), 0.0, None, length=4)
    return z / 2.0**count + 2.0 - 0.5 ** (count - 1.0)
