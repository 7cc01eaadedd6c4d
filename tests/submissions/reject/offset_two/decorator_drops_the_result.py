# wrong: value, structure: the decorator's wrapper returns nothing
# says: None
import jax.numpy as jnp


def announce(function):
    def wrapper(z):
        function(z)

    return wrapper


@announce
def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
