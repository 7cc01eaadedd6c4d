# wrong: unrolled_structure: a formula takes the place of each step that comes to the same
# says: does not lead to the result
import jax
import jax.numpy as jnp


def unrolled(z):
    value, part = z, 1.0
    for _ in range(4):
        value, part = 0.5 * value + 1.0, part / 2.0
        formula = 2.0 + part * (z - 2.0)
        value = jax.lax.select(jnp.abs(value - formula) > 0.01, value, formula)
    return value


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
