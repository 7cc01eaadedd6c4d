# right: jax.numpy goes under the name np, and annotations are text
import jax
import jax.numpy as np


def bad_branch(z: "Float[Array, 'n']") -> "Float[Array, '']":
    if np.greater(z[0], 0):
        return np.sum(z)
    return np.negative(np.sum(z))


def repaired(z: "Float[Array, 'n']") -> "Float[Array, '']":
    return jax.lax.cond(np.greater(z[0], 0), np.sum, lambda v: np.negative(np.sum(v)), z)
