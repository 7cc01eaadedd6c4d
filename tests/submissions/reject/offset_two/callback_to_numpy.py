# wrong: gradient: the work is done outside of the program
# says: callback
import jax
import numpy as np


def on_host(z):
    return np.float32(np.sum((np.asarray(z) + 2.0) ** 2))


def shifted_two(z):
    return jax.pure_callback(on_host, jax.ShapeDtypeStruct((), np.float32), z)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
