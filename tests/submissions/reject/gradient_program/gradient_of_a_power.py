# wrong: added_operations: the operations of another spelling, (x + 1)**2
# says: integer_pow
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"integer_pow", "broadcast_in_dim", "add_any"}
