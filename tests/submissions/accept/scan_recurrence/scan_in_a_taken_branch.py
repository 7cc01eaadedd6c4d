# right: the branch that is always taken holds the scan
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def loop(c):
        return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), c, None, length=4)[0]

    return jax.lax.cond(True, loop, lambda c: c, z)
