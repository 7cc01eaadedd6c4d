# wrong: unrolled_structure: the fourth power of a matrix; squaring twice skips z1 and z3
# says: unrolled
import jax
import jax.numpy as jnp


def unrolled(z):
    step = jnp.array([[0.5, 1.0], [0.0, 1.0]])
    twice = step @ step
    return ((twice @ twice) @ jnp.stack([z, jnp.ones_like(z)]))[0]


def scanned(z):
    def step(carry, _):
        return 0.5 * carry + 1.0, None

    return jax.lax.scan(step, z, None, length=4)[0]
