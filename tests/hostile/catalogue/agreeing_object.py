# right outcome: reject: an object that equals everything
# told: returns an Agreeing
class Agreeing:
    def __eq__(self, other):
        return True

    def __float__(self):
        return 50.0

    def __call__(self, z):
        return self

    def __getattr__(self, name):
        return self

    __hash__ = None
    __lt__ = __le__ = __gt__ = __ge__ = __ne__ = __bool__ = __eq__


VALUE = GRADIENT = Agreeing()


def shifted_two(z):
    return Agreeing()
