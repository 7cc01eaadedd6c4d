# wrong: value: the derivative by the shift, which is one number
# says: shape ()
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return jax.grad(lambda shift: jnp.sum((x + shift) ** 2))(1.0)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
