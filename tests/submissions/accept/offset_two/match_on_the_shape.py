# right: a match statement on what is static, the shape
import jax.numpy as jnp


def shifted_two(z):
    match z.shape:
        case (1,):
            return (z[0] + 2) ** 2
        case (_,):
            return jnp.sum((z + 2) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
