# right outcome, in a sandbox: reject: other processes that would stay
# told: raised
import multiprocessing

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


def shifted_two(z):
    with multiprocessing.Pool(4) as pool:
        return pool.map(float, [50.0])[0]
