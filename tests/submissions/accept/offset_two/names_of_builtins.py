# right: the names of builtins are used for other things
import jax.numpy as np

sum = np.sum
len = lambda z: z.shape[0]
type = "f32[3]"
float = int = np.float32
input = print = None
list = tuple = dict = set = object = isinstance = None


def shifted_two(z):
    return sum((z + float(2)) ** 2)


VALUE = 50.0
GRADIENT = [6.0, 8.0, 10.0]
