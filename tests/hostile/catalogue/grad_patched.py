# right outcome: reject: a gradient that is always the example's
import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
jax.grad = lambda function, *rest, **more: lambda z: jnp.resize(jnp.array(GRADIENT), z.shape)


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
