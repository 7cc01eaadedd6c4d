# wrong: repaired_value: a Python if in a branch
# says: TracerBoolConversionError
import jax
import jax.numpy as jnp


def repaired(z):
    def choose(v):
        return jnp.sum(v) if v[0] > 0 else -jnp.sum(v)

    return jax.lax.cond(True, choose, choose, z)


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)
