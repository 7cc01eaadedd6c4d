# wrong: unrolled_value, unrolled_gradient, unrolled_structure: float() cannot be traced
# says: ConcretizationTypeError
import jax


def unrolled(z):
    z = float(z)
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
