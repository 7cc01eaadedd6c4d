# right: recursion on the (static) length, halving the vector
def shifted_two(z):
    n = z.shape[0]
    if n == 1:
        return (z[0] + 2.0) * (z[0] + 2.0)
    return shifted_two(z[: n // 2]) + shifted_two(z[n // 2 :])


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
