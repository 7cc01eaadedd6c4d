# wrong: value, structure: computed, and forgotten
# says: None
def analytic_gradient(x):
    gradient = 2 * (x + 1)


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
