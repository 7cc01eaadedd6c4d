# wrong: unrolled_gradient: the step's own rule says 1
# says: expected 0.0625
import jax


@jax.custom_jvp
def step(z):
    return 0.5 * z + 1.0


step.defjvp(lambda primals, tangents: (step(*primals), tangents[0]))


def unrolled(z):
    return step(step(step(step(z))))


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
