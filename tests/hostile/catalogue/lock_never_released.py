# right outcome: timeout: it waits for itself
import threading

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
lock = threading.Lock()
lock.acquire()


def shifted_two(z):
    with lock:
        return z
