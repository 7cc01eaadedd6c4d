# right: an iterator that a while loop consumes in Python
def shifted_two(z):
    total, k = 0.0, 0
    while k < len(z):
        total += (z[k] + 2.0) ** 2
        k += 1
    return total


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
