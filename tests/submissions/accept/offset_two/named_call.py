# right: a named call is a call
import jax
import jax.numpy as jnp


@jax.named_call
def squares(z):
    return (z + 2.0) ** 2


def shifted_two(z):
    with jax.named_scope("total"):
        return jnp.sum(squares(z))


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
