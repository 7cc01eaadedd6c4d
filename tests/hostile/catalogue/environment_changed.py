# right outcome: accept: it changes what later programs would go by
import os
import sys

import jax
import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
os.environ.clear()
os.environ.update(PYTEST_ADDOPTS="-p evil", PYTHONPATH="/evil", JAX_ENABLE_X64="1")
os.chdir("/")
os.umask(0o777)
sys.path.insert(0, "/evil")
sys.argv[:] = ["evil"]
jax.config.update("jax_disable_jit", True)


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
