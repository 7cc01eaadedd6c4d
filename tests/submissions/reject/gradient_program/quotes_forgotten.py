# wrong: file: names of operations without quotation marks
# says: stands in quotes
def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {broadcast_in_dim, add_any}
