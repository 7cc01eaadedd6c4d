# wrong: unrolled_structure: the steps lead to each other by additions that know the end
# says: does not lead
import jax


def unrolled(z):
    first = 0.5 * z + 1.0
    second = first + (1.0 - 0.5 * first) + 0.0 * z + (0.5 * first - 0.5 * first)
    third = z / 8.0 + 1.75 + (second - second)
    return z / 16.0 + 1.875 + (third - third)


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
