# right: a scan of length 4 all the same
import jax


def scanned(z):
    return jax.lax.scan(lambda c, _: (1 + c * 0.5, None), z, None, length=4, unroll=True)[0]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
