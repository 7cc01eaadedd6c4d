# wrong: captured_structure: each element of the offset is a literal
# says: no array
def captured(z):
    return (z[0] + 1.0) + (z[1] + 2.0) + (z[2] + 3.0)


def explicit(z, offset):
    return (z + offset).sum()


INPUTS = {"captured": 1, "explicit": 2}
CONSTANTS = {"captured": 1, "explicit": 0}
