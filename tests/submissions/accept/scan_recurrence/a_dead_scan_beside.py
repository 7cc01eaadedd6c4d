# right: an earlier attempt is still computed, but nothing depends on it
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    attempt = jax.lax.scan(lambda c, _: (0.5 * c + 2.0, None), z, None, length=4)
    last, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    return last
