# right: the cond is in a jitted helper of a jitted method
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


class Repair:
    @staticmethod
    @jax.jit
    def __call__(z):
        return jax.jit(lambda v: jax.lax.cond(v[0] > 0, jnp.sum, lambda w: -jnp.sum(w), v))(z)


repaired = Repair()
