# wrong: prediction: the sum of x squared and its gradient
# says: SAMPLE_VALUE
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 5.0
SAMPLE_GRADIENT = [-2.0, 0.0, 4.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
