# wrong: file, value: waits for somebody to type
# says: input
SAMPLE_VALUE = float(input("What is the value? "))


def analytic_gradient(x):
    return 2 * (x + 1)


SAMPLE_GRADIENT = [0.0, 2.0, 6.0]


ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
