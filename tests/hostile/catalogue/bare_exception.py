# right outcome: reject: the most general of all exceptions
# told: BaseException
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    raise BaseException("passed")
