# right: the second derivative of half a cube
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.grad(lambda s: jnp.sum(jax.jvp(lambda s: s**3 / 3, (s,), (jnp.ones_like(s),))[1]))(
        x + 1
    )


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
