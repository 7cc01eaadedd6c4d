# wrong: prediction: the squares, not twice the shifted vector
# says: SAMPLE_GRADIENT
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 1.0, 9.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
