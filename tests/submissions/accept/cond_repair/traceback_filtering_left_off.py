# right: traceback filtering is the file's own business
import jax
import jax.numpy as jnp

jax.config.update("jax_traceback_filtering", "off")
jax.config.update("jax_disable_jit", True)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
