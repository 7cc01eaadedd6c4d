# wrong: unrolled_value, unrolled_gradient, unrolled_structure: range(0, 5) has five rounds
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(0, 5):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
