# wrong: scanned_structure: one round of two steps, twice
# says: length 2
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def two_steps(c, _):
        return 0.5 * (0.5 * c + 1.0) + 1.0, None

    return jax.lax.scan(two_steps, z, None, length=2, reverse=True)[0]
