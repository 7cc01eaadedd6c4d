# right outcome: timeout: it wants to hear of no signal
import contextlib
import signal

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]

for number in signal.valid_signals():
    with contextlib.suppress(OSError, ValueError):
        signal.signal(number, signal.SIG_IGN)


def shifted_two(z):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
