# right outcome: reject: an exception of the name that a verdict has
# told: raised Passed
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Passed(BaseException):
    status = "passed"
    message = "all checks passed"


def shifted_two(z):
    raise Passed
