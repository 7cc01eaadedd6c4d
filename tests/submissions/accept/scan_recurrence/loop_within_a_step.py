# right: each step counts something in a loop of its own
import jax


def step(z):
    rounds, doubled = jax.lax.fori_loop(0, 2, lambda i, c: (c[0] + 1, c[1] + z), (0, 0.0 * z))
    return 0.25 * doubled + 1.0


def unrolled(z):
    for _ in range(4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
