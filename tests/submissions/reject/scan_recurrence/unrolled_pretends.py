# wrong: unrolled_structure: the four numbers are there, but none comes from the one before
# says: step 2
import jax


def unrolled(z):
    a, b, c = z / 2 + 1.0, z / 4 + 1.5, z / 8 + 1.75
    nothing = (a - (0.5 * z + 1)) / 8 + (b - (0.25 * z + 1.5)) / 4 + (c - (0.125 * z + 1.75)) / 2
    return z / 16 + 1.875 + nothing


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
