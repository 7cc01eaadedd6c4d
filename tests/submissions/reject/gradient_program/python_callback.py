# wrong: structure: NumPy works it out, outside of the program
# says: callback
import jax


def analytic_gradient(x):
    return jax.pure_callback(lambda x: 2 * (x + 1), jax.ShapeDtypeStruct(x.shape, x.dtype), x)


SAMPLE_VALUE = 10.0

SAMPLE_GRADIENT = [0.0, 2.0, 6.0]

ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
