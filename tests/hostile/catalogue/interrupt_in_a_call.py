# right outcome: reject: it looks as if Ctrl-C was pressed
# told: KeyboardInterrupt
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    raise KeyboardInterrupt
