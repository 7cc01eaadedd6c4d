# wrong: unrolled_structure: the last two steps are one
# says: after step 3
import jax


def unrolled(z):
    for _ in range(2):
        z = 0.5 * z + 1.0
    return 0.25 * z + 1.5


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
