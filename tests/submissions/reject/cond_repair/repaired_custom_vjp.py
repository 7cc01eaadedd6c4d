# wrong: repaired_gradient: the backward rule says +1 on both sides
# says: gradient
import jax
import jax.numpy as jnp


def bad_branch(z):
    if z[0] > 0:
        return jnp.sum(z)
    return -jnp.sum(z)


@jax.custom_vjp
def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)


repaired.defvjp(
    lambda z: (repaired(z), z),
    lambda z, cotangent: (cotangent * jnp.ones_like(z),),
)
