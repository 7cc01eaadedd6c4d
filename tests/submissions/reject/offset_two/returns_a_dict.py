# wrong: value: the total is packed into a dict
# says: dict
import jax.numpy as jnp


def shifted_two(z):
    return {"total": jnp.sum((z + 2.0) ** 2)}


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
