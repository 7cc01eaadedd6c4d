# right: z - 0.5 z + 1 is the same step
import jax


def unrolled(z):
    for _ in range(4):
        z = z - 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return carry - 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
