# wrong: explicit_value: a partial has bound the second argument by its name
# says: offset
from functools import partial

import jax.numpy as jnp

OFFSET = jnp.array([1.0, 2.0, 3.0])
captured = lambda z: jnp.sum(z + OFFSET)
explicit = partial(lambda z, offset: jnp.sum(z + offset), offset=OFFSET)


INPUTS = {"captured": 1, "explicit": 2}


CONSTANTS = {"captured": 1, "explicit": 0}
