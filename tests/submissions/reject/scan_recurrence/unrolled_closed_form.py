# wrong: unrolled_structure: the result is right, its steps are nowhere
# says: unrolled
import jax


def unrolled(z):
    return z / 16.0 + 1.875


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
