# right: += binds a new array to the name, the caller's is not touched
def shifted_two(z):
    z += 2
    z *= z
    return z.sum()


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
