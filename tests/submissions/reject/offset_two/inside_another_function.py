# wrong: value, gradient, structure: defined where nobody outside can see it
# says: shifted_two
import jax.numpy as jnp


def main():
    def shifted_two(z):
        return jnp.sum((z + 2.0) ** 2)

    return shifted_two


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
