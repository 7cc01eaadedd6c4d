# right outcome, in a sandbox: reject: as many processes as there may be
# told: PermissionError
import os

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    while True:
        os.fork()
