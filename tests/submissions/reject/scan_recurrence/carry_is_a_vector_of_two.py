# wrong: scanned_structure: a matrix takes the number and a one along
# says: no number in the carry
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    step = jnp.array([[0.5, 1.0], [0.0, 1.0]])
    start = jnp.stack([z, jnp.ones_like(z)])
    return jax.lax.scan(lambda c, _: (step @ c, None), start, None, length=4)[0][0]
