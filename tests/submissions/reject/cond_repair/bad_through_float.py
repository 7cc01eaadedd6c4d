# wrong: traced_branch: float() fails with another error
# says: ConcretizationTypeError
import jax
import jax.numpy as jnp


def bad_branch(z):
    if float(z[0]) > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
