# right outcome: reject: a little more each time
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
hoard = []


def shifted_two(z):
    while True:
        hoard.append(bytes(32 << 20))
