# right: a dot product on one side, a scan on the other
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def minus_running_total(z):
    return jax.lax.scan(lambda total, element: (total - element, None), jnp.zeros(()), z)[0]


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda v: jnp.dot(v, jnp.ones_like(v)), minus_running_total, z)
