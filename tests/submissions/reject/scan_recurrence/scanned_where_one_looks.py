# wrong: scanned_structure: far from 0 a formula takes the scan's place
# says: not always taken
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def loop(c):
        return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), c, None, length=4)[0]

    return jax.lax.cond(abs(z) < 100.0, loop, lambda c: c / 16.0 + 1.875, z)
