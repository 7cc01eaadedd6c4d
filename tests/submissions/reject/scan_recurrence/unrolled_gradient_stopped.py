# wrong: unrolled_gradient: the third step stops the gradient
# says: expected 0.0625
import jax


def unrolled(z):
    for i in range(4):
        z = 0.5 * (jax.lax.stop_gradient(z) if i == 2 else z) + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
