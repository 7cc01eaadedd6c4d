# right: a loop with a static bound, one element a round
import jax


def shifted_two(z):
    def add_square(i, total):
        s = z[i] + 2.0
        return total + s * s

    return jax.lax.fori_loop(0, z.shape[0], add_square, 0.0)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
