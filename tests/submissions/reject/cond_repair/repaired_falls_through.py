# wrong: repaired_value, repaired_structure: a try around the if; traced, it forgets the sign
# says: repaired
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    try:
        return bad_branch(z)
    except TypeError:
        return jnp.sum(z)
