# wrong: repaired_structure: a where is returned wherever the cond comes to the same
# says: each comparison beside it coming out as before
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


def repaired(z):
    total = jnp.sum(z)
    selected = jax.lax.select(z[0] > 0, total, -total)
    chosen = jax.lax.cond(z[0] > 0, lambda t: t, lambda t: -t, total)
    return jnp.where(jnp.isclose(chosen, selected), selected, chosen)
