# wrong: unrolled_structure: the steps are taken and thrown away
# says: unrolled
import jax


def unrolled(z):
    start = z
    for _ in range(4):
        z = 0.5 * z + 1.0
    return 0.0625 * start + 1.875


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
