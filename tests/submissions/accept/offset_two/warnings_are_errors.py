# right: where every warning is an error
import warnings

import jax.numpy as jnp
import numpy as np

warnings.simplefilter("error")
np.seterr(all="raise")


def shifted_two(z):
    return jnp.sum((z + 2.0) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
