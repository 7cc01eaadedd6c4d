# wrong: unrolled_value, unrolled_gradient, unrolled_structure: one round too few
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(3):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
