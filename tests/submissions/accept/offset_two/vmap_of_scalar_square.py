# right: vmap turns a scalar function into one of vectors
import jax


@jax.vmap
def square_of_shifted(element):
    return (element + 2.0) ** 2


def shifted_two(z):
    return square_of_shifted(z).sum()


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
