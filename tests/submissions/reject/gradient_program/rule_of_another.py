# wrong: value: a derivative rule that forgets the factor
# says: half of it
import jax
import jax.numpy as jnp


@jax.custom_jvp
def square(s):
    return s**2


square.defjvps(lambda ds, result, s: s * ds)


def analytic_gradient(x):
    return jax.grad(lambda x: jnp.sum(square(x + 1)))(x)


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
