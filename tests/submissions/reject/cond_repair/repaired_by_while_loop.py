# wrong: repaired_structure: a while loop that goes round once or not at all
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    flip = lambda state: (False, -state[1])
    return jax.lax.while_loop(lambda state: state[0], flip, (z[0] <= 0, jnp.sum(z)))[1]
