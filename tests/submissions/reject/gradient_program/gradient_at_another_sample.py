# wrong: prediction: the gradient at [1, 2, 3]
# says: SAMPLE_GRADIENT
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [4.0, 6.0, 8.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
