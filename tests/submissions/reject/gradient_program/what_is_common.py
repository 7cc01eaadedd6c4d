# wrong: added_operations: the operations that both programs have
# says: reduce_sum
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"add", "mul", "reduce_sum"}
