# right: jax.numpy under the name that NumPy usually has
import jax.numpy as np
from jax import jit


@jit
def shifted_two(z):
    return (
        np.linalg.matmul(z + 2.0, z + 2.0)
        if hasattr(np.linalg, "matmul")
        else np.inner(z + 2.0, z + 2.0)
    )


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
