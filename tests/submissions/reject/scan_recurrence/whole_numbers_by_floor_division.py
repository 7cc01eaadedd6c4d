# wrong: scanned_value, scanned_gradient: // rounds down
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (c // 2 + 1.0, None), z, None, length=4)[0]
