# right: a window over the whole vector
import jax


def shifted_two(z):
    s = z + 2.0
    return jax.lax.reduce_window(s * s, 0.0, jax.lax.add, (z.shape[0],), (1,), "VALID")[0]


VALUE = 50.0


GRADIENT = [6.0, 8.0, 10.0]
