# wrong: scanned_value, scanned_gradient, scanned_structure: the parts of a pair have no names
# says: whose parts have no names
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return last.carry
