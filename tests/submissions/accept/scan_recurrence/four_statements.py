# right: four statements, each with a name of its own
import jax


def unrolled(z0):
    z1 = 0.5 * z0 + 1.0
    z2 = 0.5 * z1 + 1.0
    z3 = 0.5 * z2 + 1.0
    z4 = 0.5 * z3 + 1.0
    return z4


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
