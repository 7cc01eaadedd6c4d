# wrong: value: 2(x + 1) as on paper, without a sign between
# says: TypeError
def analytic_gradient(x):
    two = 2
    return two(x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
