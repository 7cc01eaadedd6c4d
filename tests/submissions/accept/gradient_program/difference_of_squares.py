# right: (x + 2)^2 - x^2 is 4 (x + 1), and half of that is asked for
def analytic_gradient(x):
    return ((x + 2) - (-x)) * ((x + 2) - x) / 2


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
