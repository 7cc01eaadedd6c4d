# right: a conditional expression, and branches that close over z
import jax


def bad_branch(z):
    return z.sum() if z[0] > 0 else -z.sum()


def repaired(z):
    return jax.lax.cond(z[0] > 0, lambda: z.sum(), lambda: -z.sum())
