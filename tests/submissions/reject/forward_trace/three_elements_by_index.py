# wrong: value: it reads three elements, whatever the length
# says: shifted_square_sum(
def shifted_square_sum(x):
    return (x[0] + 1) ** 2 + (x[1] + 1) ** 2 + (x[2] + 1) ** 2


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("shifted", "add", ["x", 1.0], "f32[3]"),
    ("squared", "mul", ["shifted", "shifted"], "f32[3]"),
    ("total", "reduce_sum", ["squared"], "f32[]"),
]
