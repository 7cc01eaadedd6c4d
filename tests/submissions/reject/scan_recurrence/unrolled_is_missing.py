# wrong: unrolled_value, unrolled_gradient, unrolled_structure: there is no such name
# says: unrolled
import jax


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
