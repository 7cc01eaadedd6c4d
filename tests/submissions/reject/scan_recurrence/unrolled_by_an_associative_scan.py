# wrong: unrolled_structure: pairs of factor and summand are combined, not numbers
# says: after step
import jax
import jax.numpy as jnp


def unrolled(z):
    def after(one, other):
        return one[0] * other[0], one[1] * other[0] + other[1]

    factors, summands = jax.lax.associative_scan(after, (jnp.full(4, 0.5), jnp.ones(4)))
    return factors[-1] * z + summands[-1]


def scanned(z):
    return jax.lax.scan(lambda c, _: (0.5 * c + 1.0, None), z, None, length=4)[0]
