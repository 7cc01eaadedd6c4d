# wrong: scanned_value: the step keeps its value in a variable outside
# says: scanned
import jax


def scanned(z):
    value = z

    def step(c, _):
        nonlocal value
        value = 0.5 * value + 1.0
        return c, None

    jax.lax.scan(step, z, None, length=4)
    return value


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
