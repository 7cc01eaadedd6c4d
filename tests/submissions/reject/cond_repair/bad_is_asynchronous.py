# wrong: bad_branch_value, traced_branch: async def makes a coroutine
# says: leave out async
import jax
import jax.numpy as jnp


async def bad_branch(z):
    return jnp.sum(z) if z[0] > 0 else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
