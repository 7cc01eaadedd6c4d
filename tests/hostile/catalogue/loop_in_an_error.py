# right outcome: timeout: an error that is never done with telling itself
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Error(ValueError):
    def __str__(self):
        while True:
            pass


def shifted_two(z):
    raise Error
