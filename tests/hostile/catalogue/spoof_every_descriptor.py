# right outcome: reject: answers in the real protocol to every descriptor, ahead of questions
# told: answered a question that was not asked
import contextlib
import os

import msgspec

from graders.workers.wire import Answer, Loaded

VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]

for number in (0, 1, 2**62):
    body = msgspec.msgpack.encode(Answer(number, Loaded("0.9.2")))
    frame = len(body).to_bytes(4, "big") + body
    for descriptor in range(64):
        with contextlib.suppress(OSError):
            os.write(descriptor, frame)


def shifted_two(z):
    return 50.0
