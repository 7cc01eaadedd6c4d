# wrong: unrolled_structure: after a first step the closed form, and three that cancel out
# says: by another way
import jax


def three(z):
    for _ in range(3):
        z = 0.5 * z + 1.0
    return z


def unrolled(z):
    z = 0.5 * z + 1.0
    return z / 8 + 1.75 + (three(z) - three(z))


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
