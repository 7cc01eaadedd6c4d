# right outcome: reject: 100,000 tuples inside each other
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    for _ in range(100_000):
        z = (z,)
    return z
