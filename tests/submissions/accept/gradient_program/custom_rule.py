# right: a rule for the derivative of a derivative, which nobody asks for
import jax
import jax.numpy as jnp


@jax.custom_vjp
def analytic_gradient(x):
    return 2 * (x + 1)


analytic_gradient.defvjp(lambda x: (analytic_gradient(x), None), lambda _, g: (3 * g,))
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
