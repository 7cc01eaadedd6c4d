# right: everything that may change is a keyword with a default
import jax


def unrolled(z, steps=4, *, factor=0.5, summand=1.0):
    for _ in range(steps):
        z = factor * z + summand
    return z


def scanned(z, *, steps=4, factor=0.5, summand=1.0):
    step = lambda carry, _: (factor * carry + summand, None)
    return jax.lax.scan(step, init=z, xs=None, length=steps)[0]
