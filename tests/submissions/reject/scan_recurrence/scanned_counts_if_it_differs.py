# wrong: scanned_structure: what the scan has more than a formula is times a comparison's 0
# says: does not return what its scan ends with
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    formula = z / 16.0 + 1.875
    end, _ = jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)
    surplus = end - formula
    return formula + surplus * (jnp.abs(surplus) > 0.01)
