# right: @ multiplies and adds up in one equation
def shifted_square_sum(x):
    shifted = x + 1
    return shifted @ shifted


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1], "f32[3]"),
    ("total", "dot_general", ["shifted", "shifted"], "f32[]"),
]
