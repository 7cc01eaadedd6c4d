# right: both sides return the same expression of a sign that they make themselves
import jax
import jax.numpy as jnp


def with_sign(sign):
    def branch(z):
        return jnp.einsum("i->", sign * z)

    return branch


def bad_branch(z):
    return with_sign(+1.0)(z) if z[0] > 0.0 else with_sign(-1.0)(z)


def repaired(z):
    return jax.lax.cond(0.0 < z[0], with_sign(+1.0), with_sign(-1.0), z)
