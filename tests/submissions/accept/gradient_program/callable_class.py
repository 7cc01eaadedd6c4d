# right: an instance with __call__
class Gradient:
    factor = 2

    def __call__(self, x):
        return self.factor * (x + 1)


analytic_gradient = Gradient()
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
