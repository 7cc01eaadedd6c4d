# wrong: unrolled_structure: two recurrences in one vector, of which one counts
# says: after step 1, 14.5, as a number by itself: it is an element of f32[2]
import jax
import jax.numpy as jnp


def unrolled(z):
    both = jnp.stack([z, jnp.zeros_like(z)])
    for _ in range(4):
        both = 0.5 * both + 1.0
    return both[0]


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
