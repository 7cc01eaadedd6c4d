# wrong: scanned_structure: two copies of a formula are carried beside the number
# says: leads to by another way
from jax import lax


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        number, twin, formula = carry
        following = 0.5 * number + 1.0 + (formula - twin)
        return (following, formula, formula), following

    (_, _, _), numbers = lax.scan(step, (z, z / 16.0, z / 16.0), None, length=4)
    return numbers[-1]
