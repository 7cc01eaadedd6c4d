# wrong: unrolled_structure: the step is a matrix, by which a vector is multiplied
# says: Let each step make a number of the number before
import jax
import jax.numpy as jnp


def unrolled(z):
    state = jnp.stack([z, jnp.ones_like(z)])
    for _ in range(4):
        state = jnp.array([[0.5, 1.0], [0.0, 1.0]]) @ state
    return state[0]


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
