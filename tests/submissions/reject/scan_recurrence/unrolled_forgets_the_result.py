# wrong: unrolled_value, unrolled_gradient, unrolled_structure: each round starts from z again
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        new = 0.5 * z + 1.0
    return new


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
