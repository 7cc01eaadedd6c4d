# wrong: scanned_structure: no scan anywhere
# says: no scan
def unrolled(z):
    for _ in range(4):
        z = 0.5 * z + 1.0
    return z


def scanned(z):
    return unrolled(z)
