# right: two rounds of two steps; Python takes them one after another
import jax


def unrolled(z):
    for _ in range(2):
        for _ in range(2):
            z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
