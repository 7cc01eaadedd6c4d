# wrong: prediction: a set has no order, though it is printed in the right one
# says: square brackets around all
SAMPLE_GRADIENT = {0.0, 2.0, 6.0}


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
