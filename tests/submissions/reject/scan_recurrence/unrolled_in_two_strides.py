# wrong: unrolled_structure: two steps at once, twice
# says: unrolled
import jax


def unrolled(z):
    for _ in range(2):
        z = 0.25 * z + 1.5
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
