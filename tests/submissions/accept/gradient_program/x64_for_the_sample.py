# right: x64 is on for a table, the gradient stays float32
import jax
import jax.numpy as jnp

jax.config.update("jax_enable_x64", True)
print(jnp.linspace(-1, 2, 4))


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
