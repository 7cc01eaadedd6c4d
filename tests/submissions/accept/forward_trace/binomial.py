# right: (x + 1)^2 multiplied out
def shifted_square_sum(x):
    return (x * x + 2 * x + 1).sum()


VALUES = {"shifted": [2.0, 3.0, 4.0], "squared": [4.0, 9.0, 16.0], "total": 29.0}
DATAFLOW = [
    ("xx", "mul", ["x", "x"], "f32[3]"),
    ("2x", "mul", ["x", 2], "f32[3]"),
    ("xx+2x", "add", ["2x", "xx"], "f32[3]"),
    ("xx+2x+1", "add", ["xx+2x", 1], "f32[3]"),
    ("sum", "reduce_sum", ["xx+2x+1"], "f32[]"),
]
