# right: a dataclass holds the threshold and the two functions
from dataclasses import dataclass
from typing import Callable

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Branch:
    threshold: float = 0.0
    above: Callable = jnp.sum

    def otherwise(self, z):
        return -self.above(z)

    def bad(self, z):
        return self.above(z) if z[0] > self.threshold else self.otherwise(z)

    def good(self, z):
        return jax.lax.cond(z[0] > self.threshold, self.above, self.otherwise, z)


branch = Branch()
bad_branch, repaired = branch.bad, branch.good
