# wrong: value, structure: a coroutine comes out
# says: coroutine
import jax.numpy as jnp


async def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
