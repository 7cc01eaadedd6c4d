# right: operands packed and unpacked
import functools

import jax.numpy as jnp


def general(*numbers, **options):
    z, offset = numbers
    return jnp.sum((z + offset) ** options["power"])


shifted_two = functools.partial(lambda offset, power, z: general(z, offset, power=power), 2.0, 2)

VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
