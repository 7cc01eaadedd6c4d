# right outcome: reject: a function that is never run
# told: coroutine
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]


async def shifted_two(z):
    return z
