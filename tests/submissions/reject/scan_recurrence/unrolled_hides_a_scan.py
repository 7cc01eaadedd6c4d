# wrong: unrolled_structure: a jitted helper scans
# says: unrolled
import jax


@jax.jit
def helper(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4, unroll=True)[0]


def unrolled(z):
    return helper(z)


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
