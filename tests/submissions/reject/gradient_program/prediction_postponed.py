# wrong: prediction: the value is predicted, the gradient left open
# says: SAMPLE_GRADIENT
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = ...
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
