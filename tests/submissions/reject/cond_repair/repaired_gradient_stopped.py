# wrong: repaired_gradient: the operand is hidden from jax.grad
# says: gradient
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    operand = jax.lax.stop_gradient(z)
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), operand)
