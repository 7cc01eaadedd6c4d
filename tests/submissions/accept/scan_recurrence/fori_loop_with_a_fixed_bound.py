# right: with bounds that are Python numbers, fori_loop is traced to a scan
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.fori_loop(0, 4, lambda i, value: 0.5 * value + 1.0, z)
