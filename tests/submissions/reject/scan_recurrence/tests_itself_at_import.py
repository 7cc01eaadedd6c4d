# wrong: file: an assertion in the module fails
# says: AssertionError
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]


assert unrolled(0.0) == 2.0
