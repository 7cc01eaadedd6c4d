# wrong: scanned_structure: one round of a scan holds the whole Python loop
# says: length 1
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (unrolled(c), None), z, None, length=1)[0]
