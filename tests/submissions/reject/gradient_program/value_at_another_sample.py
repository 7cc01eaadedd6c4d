# wrong: prediction: the value at [1, 2, 3]
# says: 29
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 29.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
