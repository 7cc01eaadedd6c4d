# wrong: scanned_value, scanned_structure: the carry becomes a vector in the first step
# says: TypeError
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + jnp.ones(1), None), z, None, length=4)[0][0]
