# wrong: unrolled_value: a vector of one element
# says: shape
import jax
import jax.numpy as jnp


def unrolled(z):
    z = jnp.atleast_1d(z)
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
