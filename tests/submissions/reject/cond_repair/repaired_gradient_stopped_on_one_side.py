# wrong: repaired_gradient: the false side is hidden from jax.grad
# says: gradient
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    stopped = lambda v: -jnp.sum(jax.lax.stop_gradient(v))
    return jax.lax.cond(z[0] > 0, jnp.sum, stopped, z)
