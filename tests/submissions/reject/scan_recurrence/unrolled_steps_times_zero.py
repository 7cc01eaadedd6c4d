# wrong: unrolled_structure: the steps count for nothing in the result
# says: unrolled
import jax


def unrolled(z):
    answer = 0.0625 * z + 1.875
    for _ in range(4):
        z = 0.5 * z + 1.0
    return answer + 0.0 * z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
