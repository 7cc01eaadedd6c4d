# right: the step is chosen by a cond, which always chooses it
import jax
import jax.numpy as jnp


def scanned(z):
    def body(c, i):
        return jax.lax.cond(i < 10, lambda c: 0.5 * c + 1.0, lambda c: c, c), None

    return jax.lax.scan(body, z, jnp.arange(4))[0]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
