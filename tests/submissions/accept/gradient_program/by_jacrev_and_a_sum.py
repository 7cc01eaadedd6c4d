# right: the Jacobian of the squares is diagonal, so its columns add up to the derivatives
import jax


def analytic_gradient(x):
    return jax.jacrev(lambda v: (v + 1.0) ** 2)(x).sum(axis=0)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
