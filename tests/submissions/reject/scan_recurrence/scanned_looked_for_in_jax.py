# wrong: scanned_value, scanned_structure: scan is in jax.lax
# says: AttributeError
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
