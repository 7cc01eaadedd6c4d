# wrong: structure: an ordered callback gives the number
# says: shifted_two
import jax
from jax.experimental import io_callback


def shifted_two(z):
    return io_callback(lambda z: ((z + 2) ** 2).sum(), jax.ShapeDtypeStruct((), "float32"), z)


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
