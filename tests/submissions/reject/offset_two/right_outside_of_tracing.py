# wrong: value: float() decides whether it is traced, and it is wrong when it is
# says: shifted_two
import jax.numpy as jnp


def shifted_two(z):
    try:
        float(z[0])
    except TypeError:
        return jnp.sum((z + 1.0) ** 2)
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
