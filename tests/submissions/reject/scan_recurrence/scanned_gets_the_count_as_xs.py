# wrong: scanned_value, scanned_structure: the count stands where the array to go over should
# says: leading axis of xs
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, 4)[0]
