# right outcome: timeout: one call in C that no signal gets into
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return 7 ** (10**9)
