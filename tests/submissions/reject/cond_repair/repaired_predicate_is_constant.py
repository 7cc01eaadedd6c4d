# wrong: repaired_structure: the predicate never changes, a where decides inside
# says: cond
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    by_where = lambda v: jnp.where(v[0] > 0, jnp.sum(v), -jnp.sum(v))
    return jax.lax.cond(jnp.array(True), by_where, lambda v: -by_where(v), z)
