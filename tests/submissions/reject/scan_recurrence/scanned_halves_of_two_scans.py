# wrong: scanned_structure: two scans of length 4, half of each
# says: scan
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    step = lambda c, _: (0.5 * c + 1.0, None)
    one, _ = jax.lax.scan(step, z, None, length=4)
    other, _ = jax.lax.scan(step, z, None, length=4)
    return 0.5 * one + 0.5 * other
