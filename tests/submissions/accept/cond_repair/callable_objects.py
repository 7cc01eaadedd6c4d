# right: both are objects that can be called
import jax
import jax.numpy as jnp


class ByFirstElement:
    def above(self, z):
        return jnp.sum(z)

    def otherwise(self, z):
        return -self.above(z)


class Bad(ByFirstElement):
    def __call__(self, z):
        return self.above(z) if z[0] > 0 else self.otherwise(z)


class Repaired(ByFirstElement):
    def __call__(self, z):
        return jax.lax.cond(z[0] > 0, self.above, self.otherwise, z)


bad_branch, repaired = Bad(), Repaired()
