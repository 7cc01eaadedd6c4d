# wrong: value, structure: no case ends the recursion
# says: RecursionError
def shifted_two(z):
    return (z[0] + 2.0) ** 2 + shifted_two(z[1:])


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
