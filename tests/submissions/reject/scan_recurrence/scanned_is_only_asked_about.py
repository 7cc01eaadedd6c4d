# wrong: scanned_structure: a formula counts if the scan comes to the same
# says: with every comparison coming out as before, moves the result by 0
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    formula = z / 16.0 + 1.875
    end = jax.lax.fori_loop(0, 4, lambda _, c: 0.5 * c + 1.0, z)
    return formula * jnp.isclose(end, formula)
