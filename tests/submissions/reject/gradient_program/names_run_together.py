# wrong: added_operations: a comma is missing, so that two names are one
# says: broadcast_in_dimadd_any
ADDED_OPERATIONS = {"broadcast_in_dimadd_any"}


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
