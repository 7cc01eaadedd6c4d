# right outcome: reject: it reads where nothing is
# told: killed by signal 11 (SIGSEGV)
import ctypes

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return ctypes.string_at(8)
