# right outcome: timeout: it stops itself, and nobody lets it go on
import os
import signal

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    os.kill(os.getpid(), signal.SIGSTOP)
