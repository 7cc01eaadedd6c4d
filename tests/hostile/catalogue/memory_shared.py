# right outcome: reject: memory that is not counted as data
import mmap

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
hoard = []


def shifted_two(z):
    while True:
        hoard.append(mmap.mmap(-1, 64 << 20))
        hoard[-1].write(b"1")
