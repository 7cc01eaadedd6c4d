# right: unroll is a matter of compiling, the scan has length 4 all the same
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4, unroll=2)[0]
