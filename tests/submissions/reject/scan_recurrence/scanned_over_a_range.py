# wrong: scanned_value, scanned_gradient, scanned_structure: a range is no array
# says: no array to go over
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, range(4))[0]
