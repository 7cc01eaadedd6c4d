# wrong: scanned_value, scanned_gradient: map does one step on each of four copies
# says: expected 1.875
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.map(lambda c: 0.5 * c + 1.0, jnp.full(4, z))[-1]
