# wrong: unrolled_structure: a scan's result, and steps that their copies take off again
# says: by another way
import jax


def four(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]


def unrolled(z):
    return scanned(z) + (four(z) - four(z))
