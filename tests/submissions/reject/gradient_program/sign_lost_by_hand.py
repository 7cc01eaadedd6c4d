# wrong: prediction: -1 + 1 is taken for 2
# says: SAMPLE_VALUE
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 14.0
SAMPLE_GRADIENT = [4.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
