# wrong: value: an array of the first call is used in the second
# says: shifted_two
import jax.numpy as jnp

seen = []


def shifted_two(z):
    seen.append(z + 2.0)
    return jnp.sum(seen[0] ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
