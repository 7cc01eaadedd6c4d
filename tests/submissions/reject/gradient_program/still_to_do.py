# wrong: value: the placeholder is still there
# says: placeholder
def analytic_gradient(x):
    gradient = ...
    return gradient


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
