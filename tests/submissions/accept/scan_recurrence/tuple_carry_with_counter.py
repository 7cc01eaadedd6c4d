# right: the carry counts beside the value
import jax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        count, value = carry
        return (count + 1, 0.5 * value + 1.0), None

    (count, value), _ = jax.lax.scan(step, (0, z), None, length=4)
    return value
