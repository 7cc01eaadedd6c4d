# wrong: repaired_structure: a scan multiplies by the sign, nothing is chosen
# says: no cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    sign = jnp.where(z[0] > 0, 1.0, -1.0)
    return jax.lax.scan(lambda total, element: (total + sign * element, None), 0.0, z)[0]
