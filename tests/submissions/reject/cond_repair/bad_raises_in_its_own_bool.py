# wrong: traced_branch: a class of the file pretends to be a traced comparison
# says: raises TracerBoolConversionError itself
import jax
import jax.numpy as jnp


class Comparison:
    def __init__(self, outcome):
        self.outcome = outcome

    def __bool__(self):
        if isinstance(self.outcome, jax.core.Tracer):
            raise jax.errors.TracerBoolConversionError(self.outcome)
        return bool(self.outcome)


def bad_branch(z):
    return jnp.sum(z) if Comparison(z[0] > 0) else -jnp.sum(z)


def repaired(z):
    return jax.lax.cond(z[0] > 0, jnp.sum, lambda v: -jnp.sum(v), z)
