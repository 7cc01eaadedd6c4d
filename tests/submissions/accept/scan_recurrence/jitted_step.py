# right: the step is jitted, in the loop and in the scan
import jax


@jax.jit
def step(z):
    return 0.5 * z + 1.0


def unrolled(z):
    for _ in range(4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
