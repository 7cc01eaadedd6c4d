# right: a step with its own derivative, and the derivative is 0.5
import jax


@jax.custom_jvp
def step(z):
    return 0.5 * z + 1.0


step.defjvp(lambda primals, tangents: (step(*primals), 0.5 * tangents[0]))


def unrolled(z):
    for _ in range(4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
