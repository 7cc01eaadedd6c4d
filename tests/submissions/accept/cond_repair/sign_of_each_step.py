# right: in each step of a loop the cond chooses the sign
import jax
import jax.numpy as jnp


def bad_branch(z):
    total = jnp.float32(0)
    for element in z:
        total = total + element if z[0] > 0 else total - element
    return total


def repaired(z):
    def add(i, total):
        return total + jax.lax.cond(z[0] > 0, lambda v: v, lambda v: -v, z[i])

    return jax.lax.fori_loop(0, z.size, add, 0.0)
