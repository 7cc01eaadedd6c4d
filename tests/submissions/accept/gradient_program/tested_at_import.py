# right: the file tests itself before it is handed in
import jax
import jax.numpy as jnp


def analytic_gradient(x):
    return 2 * (x + 1)


for x in (jnp.array([3.0]), jnp.array([-1.0, 0.5])):
    expected = jax.grad(lambda v: jnp.sum((v + 1) ** 2))(x)
    assert jnp.allclose(analytic_gradient(x), expected)

SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
