# right outcome: reject: a class whose name is no text
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Numbered(type):
    __name__ = 50.0


class Error(Exception, metaclass=Numbered):
    pass


def shifted_two(z):
    raise Error
