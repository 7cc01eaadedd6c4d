# wrong: value: grad returns a function, which is returned
# says: function
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.grad(lambda v: jnp.sum((v + 1) ** 2))


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
