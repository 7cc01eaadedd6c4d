# wrong: value, structure: a second input that nobody has
# says: offset
def analytic_gradient(x, offset):
    return 2 * (x + offset)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
