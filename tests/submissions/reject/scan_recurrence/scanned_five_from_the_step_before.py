# wrong: scanned_structure: starts one step before z, and takes five
# says: length 5
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), 2.0 * (z - 1.0), None, length=5)[0]
