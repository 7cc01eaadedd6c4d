# wrong: added_operations: functions of jax.numpy, not what JAX prints
# says: broadcast_to
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_to", "add_any"}
