# wrong: value: at[].add gives a new array, which is dropped
# says: offset
import jax.numpy as jnp


def shifted_two(z):
    z.at[:].add(2)
    return jnp.sum(z**2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
