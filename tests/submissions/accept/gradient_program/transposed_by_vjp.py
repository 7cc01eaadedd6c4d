# right: the pullback of the shift, applied to twice the shifted vector
import jax


def analytic_gradient(x):
    shifted, pull_back = jax.vjp(lambda x: x + 1, x)
    return pull_back(2 * shifted)[0]


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
