# right: a scan that keeps each square, and a sum of what it kept
import jax


def shifted_two(z):
    def body(count, element):
        return count + 1, (element + 2.0) ** 2

    count, squares = jax.lax.scan(body, 0, z)
    return squares.sum()


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
