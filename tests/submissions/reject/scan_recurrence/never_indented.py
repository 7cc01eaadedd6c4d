# wrong: file: the loop has no body
# says: line 5
def unrolled(z):
    for _ in range(4):
    z = 0.5 * z + 1.0
    return z
