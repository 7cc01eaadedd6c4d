"""Sends mutated frames through all that the grader does with a worker's answer.

    python -m tests.fuzzing [FRAMES] [SEED]

Prints what raised an error that the grader does not expect, or took longer than it may, with
the mutation's number; exits with 1 if there is any.
"""

from __future__ import annotations

import collections
import random
import sys
import time

from tests.fuzzing.frames import honest_frames
from tests.fuzzing.mutating import mutated
from tests.fuzzing.taking import outcome


def main(frames: int, seed: int, most_seconds: float = 2.0) -> int:
    """The exit status."""
    honest = honest_frames()
    counts: collections.Counter[str] = collections.Counter()
    findings: dict[str, int] = {}
    for number in range(frames):
        chance = random.Random(f"{seed} {number}")
        frame = mutated(honest, chance)
        start = time.perf_counter()
        try:
            came_to = outcome(frame)
        except Exception as error:
            came_to = f"unexpected {type(error).__name__}: {error}"[:150]
            findings.setdefault(came_to, number)
        if (took := time.perf_counter() - start) > most_seconds:
            findings.setdefault(f"took {took:.0f} s", number)
        counts[came_to.partition(":")[0]] += 1
    for name, count in counts.most_common():
        print(f"{count:10,}  {name}")
    for finding, number in findings.items():
        print(f"frame {number} of seed {seed}: {finding}")
    return 1 if findings else 0


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(arguments + [10_000, 0][len(arguments) :])))
