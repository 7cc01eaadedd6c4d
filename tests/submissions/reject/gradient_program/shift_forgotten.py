# wrong: value: the derivative of x squared
# says: expected [2.0]
def analytic_gradient(x):
    return 2 * x


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
