# wrong: unrolled_value: the counter goes the wrong way
# says: time
import jax


def unrolled(z):
    rounds = 4
    while rounds != 0:
        rounds = rounds + 1
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
