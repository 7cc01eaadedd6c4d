# right: a generator that is sent each element inside of the function
def adder():
    total = 0.0
    while True:
        element = yield total
        total = total + (element + 2.0) ** 2


def shifted_two(z):
    total = adder()
    next(total)
    for element in z:
        result = total.send(element)
    return result


VALUE = 50.0

GRADIENT = [6.0, 8.0, 10.0]
