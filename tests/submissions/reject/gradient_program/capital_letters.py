# wrong: added_operations: names of primitives have small letters
# says: as JAX prints it
ADDED_OPERATIONS = {"Broadcast_In_Dim", "Add_Any"}


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_VALUE = 10.0


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
