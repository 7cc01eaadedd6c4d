# wrong: scanned_value: what is kept comes second
# says: new carry first
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (None, 0.5 * c + 1.0), z, None, length=4)[0]
