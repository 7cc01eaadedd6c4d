# right: a matrix on the way, a vector in the end
def analytic_gradient(x):
    column = x[:, None] + 1
    return (2 * column).ravel()


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
