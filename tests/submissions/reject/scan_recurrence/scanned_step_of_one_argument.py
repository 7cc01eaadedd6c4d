# wrong: scanned_value, scanned_gradient, scanned_structure: the step takes the carry alone
# says: does the step take two
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c: (0.5 * c + 1.0, None), z, None, length=4)[0]
