# wrong: unrolled_value, unrolled_structure: the answer for a start at 0, with z times nothing
# says: unrolled
import jax


def unrolled(z):
    return 1.875 + 0.0 * z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
