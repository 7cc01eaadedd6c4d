# wrong: scanned_value, scanned_structure: a list of numbers has no axis to scan over
# says: leading axis of xs
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, x: (0.5 * c + x, None), z, [1.0, 1.0, 1.0, 1.0])[0]
