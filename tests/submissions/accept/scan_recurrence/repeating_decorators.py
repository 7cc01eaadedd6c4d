# right: two decorators, each repeats a step in its own way
import jax


def repeat_while_tracing(step):
    def repeated(z):
        for _ in range(4):
            z = step(z)
        return z

    return repeated


def repeat_in_the_program(step):
    return lambda z: jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]


@repeat_while_tracing
def unrolled(z):
    return 0.5 * z + 1.0


@repeat_in_the_program
def scanned(z):
    return 0.5 * z + 1.0
