# wrong: unrolled_value, unrolled_gradient: the return is indented too far
# says: expected 1.875
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
        return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
