# right: blanks around a name do not count, as in a table
ADDED_OPERATIONS = {"add_any ", " broadcast_in_dim"}
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


def analytic_gradient(x):
    return 2 * (x + 1)
