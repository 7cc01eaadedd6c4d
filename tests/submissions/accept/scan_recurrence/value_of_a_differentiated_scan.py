# right: of value_and_grad the value
import jax


def through_scan(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]


def scanned(z):
    return jax.value_and_grad(through_scan)(z)[0]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
