# right outcome: reject: an error's text of 64 MB
# told: raised Long
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


class Long(ValueError):
    def __str__(self):
        return "passed\n" * (9 << 20)


def shifted_two(z):
    raise Long
