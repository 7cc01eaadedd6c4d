# wrong: scanned_structure: starts 16 too high and takes the surplus away in the end
# says: expected z itself
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z + 16.0, None, length=4)[0] - 1.0
