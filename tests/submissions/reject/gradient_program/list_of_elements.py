# wrong: value, structure: a list of numbers, not one vector
# says: list
def analytic_gradient(x):
    return [2 * (element + 1) for element in x]


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
