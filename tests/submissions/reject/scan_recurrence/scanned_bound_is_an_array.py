# wrong: scanned_structure, scanned_gradient: with an array as its bound, fori_loop is a while loop
# says: while
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return jax.lax.fori_loop(0, jnp.int32(4), lambda i, value: 0.5 * value + 1.0, z)
