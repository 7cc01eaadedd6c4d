# right: jax.checkpoint around each step
import jax

step = jax.checkpoint(lambda z: 0.5 * z + 1.0)


def unrolled(z):
    return step(step(step(step(z))))


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
