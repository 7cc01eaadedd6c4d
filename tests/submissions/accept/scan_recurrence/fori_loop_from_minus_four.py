# right: four rounds, counted from -4
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def body(i, value):
        return value / 2.0 + 1.0

    return jax.lax.fori_loop(-4, 0, body, init_val=z)
