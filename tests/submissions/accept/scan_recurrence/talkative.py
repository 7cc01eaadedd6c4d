# right: prints while tracing and while running
import jax


def step(z, i):
    print("step", i)
    jax.debug.print("z = {z}", z=z)
    return 0.5 * z + 1.0, None


def unrolled(z):
    for i in range(4):
        z, _ = step(z, i)
    return z


def scanned(z):
    return jax.lax.scan(step, z, None, length=4)[0]
