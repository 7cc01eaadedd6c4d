# wrong: value: wrong at -1 only
# says: nan
def analytic_gradient(x):
    s = x + 1
    return 2 * s * s / s


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
