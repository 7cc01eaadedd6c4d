# right: Python's own sum walks over the elements while tracing
def shifted_two(z):
    return sum((element + 2) ** 2 for element in z)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
