# wrong: scanned_value, scanned_gradient: values[0] is the first step's
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        new = 0.5 * carry + 1.0
        return new, new

    _, values = jax.lax.scan(step, z, None, length=4)
    return values[0]
