# wrong: value, structure: no case ends the recursion
# says: RecursionError
def shifted_two(z, i=0):
    return shifted_two(z, i + 1) + (z[i] + 2.0) ** 2


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
