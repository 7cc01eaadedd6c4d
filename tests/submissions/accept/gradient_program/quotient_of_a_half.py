# right: divided by one half
def analytic_gradient(x):
    return (x + 1) / 0.5


SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = ("broadcast_in_dim", "add_any")
