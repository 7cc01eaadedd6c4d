# right outcome: stopped: it reads the grader's questions away, whole or in part
import os
import threading

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def eat(descriptor):
    try:
        while os.read(descriptor, 1):
            pass
    except OSError:
        pass


for descriptor in range(3, 64):
    threading.Thread(target=eat, args=(descriptor,), daemon=True).start()


def shifted_two(z):
    threading.Event().wait()
