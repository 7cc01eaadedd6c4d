# right: a frozenset is a collection too
def analytic_gradient(x):
    return 2.0 * (x + 1.0)


SAMPLE_VALUE = 10
SAMPLE_GRADIENT = (0, 2, 6)
ADDED_OPERATIONS = frozenset({"add_any", "broadcast_in_dim"})
