# wrong: file: there is no gradient function of that name in JAX
# says: AttributeError
import jax

analytic_gradient = jax.gradient(lambda x: ((x + 1) ** 2).sum())
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
