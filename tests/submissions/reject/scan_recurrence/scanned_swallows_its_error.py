# wrong: scanned_structure: the scan fails, the except returns a formula
# says: no scan
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    try:
        return jax.lax.scan(lambda c, _: 0.5 * c + 1.0, z, None, length=4)[0]
    except TypeError:
        return unrolled(z)
