# wrong: prediction: the names of another exercise
# says: SAMPLE_VALUE
def analytic_gradient(x):
    return 2 * (x + 1)


VALUE = 10.0
GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
