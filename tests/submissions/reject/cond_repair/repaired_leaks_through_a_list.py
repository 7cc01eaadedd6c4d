# wrong: repaired_value: a branch's value is carried out in a list
# says: that it was traced in
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    found = []
    jax.lax.cond(z[0] > 0, lambda: found.append(jnp.sum(z)), lambda: found.append(-jnp.sum(z)))
    return found[0]
