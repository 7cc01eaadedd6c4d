# right outcome: stopped: a million equations
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    for _ in range(1_000_000):
        z = z + 1
    return z
