# wrong: scanned_value: the vector of kept outputs
# says: shape
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        new = 0.5 * carry + 1.0
        return new, new

    return jax.lax.scan(step, z, None, length=4)[1]
