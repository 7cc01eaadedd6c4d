# wrong: scanned_structure: the carry takes the steps, but what is kept is the closed form
# says: does not return what its scan ends with
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, z / 16.0 + 1.875

    return jax.lax.scan(step, z, None, length=4)[1][-1]
