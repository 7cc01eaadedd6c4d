# wrong: scanned_value, scanned_gradient, scanned_structure: the step is still a placeholder
# says: scanned
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        new = ...
        return new, None

    return jax.lax.scan(step, z, None, length=4)[0]
