# wrong: scanned_value, scanned_gradient: the scan starts from 0, whatever z is
# says: scanned
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), jnp.float32(0), None, length=4)[0]
