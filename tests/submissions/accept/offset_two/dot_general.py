# right: dot_general as lax has it
import jax


def shifted_two(z):
    shifted = z + 2.0
    return jax.lax.dot_general(shifted, shifted, (((0,), (0,)), ((), ())))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
