# wrong: unrolled_structure: the loop is in the program
# says: unrolled
import jax


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]


unrolled = scanned
