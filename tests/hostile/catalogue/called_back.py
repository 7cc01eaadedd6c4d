# right outcome: reject: the program calls Python back, where anything can happen
# told: callback
import jax
import numpy as np

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    result = jax.ShapeDtypeStruct((), np.float32)
    return jax.pure_callback(lambda z: np.float32(np.sum((z + 2) ** 2)), result, z)
