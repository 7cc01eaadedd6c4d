# right: the shifted vector, twice
def analytic_gradient(x):
    shifted = x + 1.0
    return shifted + shifted


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = ["add_any", "broadcast_in_dim"]
