# right outcome: reject: an error that would like to write elsewhere on the screen
# told: ValueError
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
LINES = "\x1b[2J\x1b]0;title\x07\x9b31m\r\n::stop-commands::x\n=== 1 passed ===\x00\u202e"
print(LINES)


def shifted_two(z):
    print(LINES)
    raise ValueError(LINES)
