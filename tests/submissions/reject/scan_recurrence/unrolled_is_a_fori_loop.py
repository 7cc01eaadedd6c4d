# wrong: unrolled_structure: fori_loop is a loop of the program
# says: unrolled
import jax


def unrolled(z):
    return jax.lax.fori_loop(0, 4, lambda i, value: 0.5 * value + 1.0, z)


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
