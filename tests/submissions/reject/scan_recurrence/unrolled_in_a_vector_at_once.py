# wrong: unrolled_structure: all four values at once, of which the last is taken
# says: after step 1
import jax
import jax.numpy as jnp


def unrolled(z):
    powers = 0.5 ** jnp.arange(1.0, 5.0)
    return (z * powers + 2.0 * (1.0 - powers))[-1]


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
