# right outcome: reject: 64 GiB at once
# told: MemoryError
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return bytearray(64 << 30)
