# right: a cond whose sides are two spellings of the same
import jax


def analytic_gradient(x):
    return jax.lax.cond(x[0] > 0, lambda x: 2 * x + 2, lambda x: (x + 1) / 0.5, x)


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
