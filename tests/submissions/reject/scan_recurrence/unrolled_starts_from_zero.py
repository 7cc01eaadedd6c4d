# wrong: unrolled_value, unrolled_gradient: the input is overwritten before it is used
# says: unrolled
import jax
import jax.numpy as jnp


def unrolled(z):
    z = jnp.float32(0.0)
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
