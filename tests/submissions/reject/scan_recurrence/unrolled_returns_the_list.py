# wrong: unrolled_value: all four values
# says: list
import jax


def unrolled(z):
    values = []
    for _ in range(4):
        z = 0.5 * z + 1.0
        values.append(z)
    return values


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
