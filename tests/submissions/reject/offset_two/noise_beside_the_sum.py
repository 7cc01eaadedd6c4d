# wrong: value: random numbers of a fixed key
# says: shifted_two(
import jax
import jax.numpy as jnp


def shifted_two(z):
    s = z + 2 + 0.01 * jax.random.normal(jax.random.PRNGKey(0), z.shape)
    return jnp.sum(s * s)


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
