# right: all values are stacked, and the last is returned
import jax
import jax.numpy as jnp


def unrolled(z):
    values = [z]
    while len(values) < 5:
        values.append(1.0 + values[-1] * 0.5)
    return jnp.stack(values)[-1]


def scanned(z):
    def body(c, x):
        c = x * c + 1.0
        return c, c

    return jax.lax.scan(body, z, jnp.full(4, 0.5))[1][-1]
