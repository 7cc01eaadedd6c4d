# wrong: scanned_structure: the scan is behind a stop, the derivative comes from a formula
# says: moves the result by 0
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    last = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
    formula = z / 16.0 + 1.875
    return formula + jax.lax.stop_gradient(last * 0.0)
