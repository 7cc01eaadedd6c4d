# wrong: value, structure: np is not imported
# says: NameError
import jax.numpy as jnp


def shifted_two(z):
    return np.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
