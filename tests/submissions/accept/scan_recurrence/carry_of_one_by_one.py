# right: a matrix of one number is carried
import jax
import jax.numpy as jnp


def scanned(z):
    last, _ = jax.lax.scan(
        lambda m, _: (m @ jnp.array([[0.5]]) + 1, None), z.reshape(1, 1), None, 4
    )
    return last[0, 0]


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z
