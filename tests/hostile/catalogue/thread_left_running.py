# right outcome: accept: threads that nobody waits for
import threading

import jax.numpy as jnp

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
threading.Thread(target=threading.Event().wait).start()
threading.Thread(target=threading.Event().wait, daemon=True).start()


def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
