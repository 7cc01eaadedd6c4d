# right outcome: stopped: more threads than anybody needs; JAX may wait for more, for ever
import contextlib
import threading

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]

with contextlib.suppress(RuntimeError):
    for _ in range(500):
        threading.Thread(target=threading.Event().wait).start()


def shifted_two(z):
    return z
