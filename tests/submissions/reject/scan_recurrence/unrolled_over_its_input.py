# wrong: unrolled_value, unrolled_gradient, unrolled_structure: a number has no elements to go through
# says: A range counts them
import jax


def unrolled(z):
    for _ in z:
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
