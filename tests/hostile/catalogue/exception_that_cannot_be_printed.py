# right outcome: reject: an error's text raises another one, which ends the process if it can
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Error(ValueError):
    def __str__(self):
        raise SystemExit(0)


def shifted_two(z):
    raise Error
