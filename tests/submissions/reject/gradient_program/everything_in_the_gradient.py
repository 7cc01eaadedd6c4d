# wrong: added_operations: all operations of the gradient's program
# says: reduce_sum
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"add", "mul", "reduce_sum", "broadcast_in_dim", "add_any"}
