# right outcome: reject: a class that raises when it is asked for its name
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Nameless(type):
    @property
    def __name__(cls):
        raise cls

    @property
    def __mro__(cls):
        raise cls


class Error(Exception, metaclass=Nameless):
    pass


def shifted_two(z):
    raise Error
