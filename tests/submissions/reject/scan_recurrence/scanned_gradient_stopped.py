# wrong: scanned_gradient: the start is hidden from jax.grad
# says: expected 0.0625
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    start = jax.lax.stop_gradient(z)
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), start, None, length=4)[0]
