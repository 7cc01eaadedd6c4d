# right: factor and summand of each step are read from xs
import jax
import jax.numpy as jnp


def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    def step(carry, coefficients):
        factor, summand = coefficients
        return factor * carry + summand, None

    coefficients = (jnp.full(4, 0.5), jnp.ones(4))
    return jax.lax.scan(step, z, coefficients)[0]
