# wrong: scanned_structure: a cond that takes the scan only where nobody goes
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def with_scan(v):
        return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), v, None, length=4)[0]

    return jax.lax.cond(z > 1e30, with_scan, unrolled, z)
