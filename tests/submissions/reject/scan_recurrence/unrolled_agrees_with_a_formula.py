# wrong: unrolled_structure: a formula is returned wherever the four steps come to the same
# says: with every comparison coming out as before, moves the result by 0
import jax
import jax.numpy as jnp


def unrolled(z):
    formula = (z + 30.0) / 16.0
    stepped = z
    for _ in range(4):
        stepped = 0.5 * stepped + 1.0
    wrong = ~jnp.isclose(stepped, formula, atol=1e-3)
    return jnp.where(wrong, stepped, formula)


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
