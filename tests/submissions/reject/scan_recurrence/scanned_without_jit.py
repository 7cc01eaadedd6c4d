# wrong: scanned_structure: disable_jit makes a Python loop of the scan
# says: no scan
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    with jax.disable_jit():
        return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
