# right outcome: reject: there is nobody to type
# told: EOFError
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    return input("points: ")
