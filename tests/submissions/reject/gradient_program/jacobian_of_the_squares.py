# wrong: value, structure: a matrix with the derivatives on its diagonal
# says: f32[1,1]
import jax
import jax.numpy as jnp

analytic_gradient = jax.jacobian(lambda x: (x + 1) ** 2)
SAMPLE_VALUE = 10.0
SAMPLE_GRADIENT = [0.0, 2.0, 6.0]
ADDED_OPERATIONS = {"broadcast_in_dim", "add_any"}
