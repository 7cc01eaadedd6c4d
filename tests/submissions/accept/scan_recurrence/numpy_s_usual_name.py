# right: jax.numpy goes under the name np
import jax
import jax.numpy as np


def step(z):
    return np.add(np.multiply(np.float32(0.5), z), 1.0)


def unrolled(z):
    z = np.asarray(z)
    for _ in range(np.size(z) * 4):
        z = step(z)
    return z


def scanned(z):
    return jax.lax.scan(lambda c, _: (step(c), None), z, None, length=4)[0]
