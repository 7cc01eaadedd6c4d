# wrong: repaired_structure: more conds than anybody would try
# says: too many to try each
import jax
import jax.numpy as jnp


def bad_branch(z):
    # Python wants True or False here and now; a traced comparison is neither.
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    extra = 0.0
    for k in range(16):
        extra = extra + 0.0 * jax.lax.cond(z[0] > k, lambda v: v[0], lambda v: v[-1], z)
    return extra + jax.lax.cond(z[0] > 0, lambda v: jnp.sum(v), lambda v: -jnp.sum(v), z)
