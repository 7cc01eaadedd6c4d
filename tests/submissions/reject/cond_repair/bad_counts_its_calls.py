# wrong: bad_branch_value: every other call takes the other side
# says: bad_branch
import jax
import jax.numpy as jnp

calls = []


def bad_branch(z):
    calls.append(1)
    first = z[0] if len(calls) % 2 else -z[0]
    return jnp.sum(z) if first > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
