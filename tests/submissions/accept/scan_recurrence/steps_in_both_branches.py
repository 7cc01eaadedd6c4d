# right: a branch is no loop, its four steps are taken one after the other
import jax


def four(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def unrolled(z):
    return jax.lax.cond(z > 0, four, lambda z: four(z), z)


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
