# wrong: unrolled_structure: the closed form as an inner product
# says: after step 1
import jax
import jax.numpy as jnp


def unrolled(z):
    return jnp.dot(jnp.stack([z, jnp.ones_like(z)]), jnp.array([0.0625, 1.875]))


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
