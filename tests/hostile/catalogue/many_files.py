# right outcome: accept: what is left in its own folder are hundreds of files, links and pipes
import contextlib
import os

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]

for k in range(200):
    with contextlib.suppress(OSError):
        open(f"{k}\n\x1b[2J", "w").close()
    with contextlib.suppress(OSError):
        os.symlink("/", f"link-{k}")
    with contextlib.suppress(OSError):
        os.mkfifo(f"pipe-{k}")
with contextlib.suppress(OSError):
    os.chmod(".", 0)


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
