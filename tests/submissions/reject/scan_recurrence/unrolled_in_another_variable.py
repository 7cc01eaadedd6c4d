# wrong: unrolled_structure: z - 2 is halved four times; z1 to z3 never appear
# says: unrolled
import jax


def unrolled(z):
    distance = z - 2.0
    for _ in range(4):
        distance = 0.5 * distance
    return distance + 2.0


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
