# wrong: scanned_value, scanned_gradient, scanned_structure: the step forgets its return
# says: Does the step forget its return
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(c, _):
        c = 0.5 * c + 1.0

    return jax.lax.scan(step, z, None, length=4)[0]
