# right: "and" asks for a truth value as "if" does; the repair uses & in its place
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z.ndim == 1 and z[0] > 0 and z[0] != 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    above = (z[0] > 0) & (z[0] != 0)
    return jax.lax.cond(above, jnp.sum, lambda v: -jnp.sum(v), z)
