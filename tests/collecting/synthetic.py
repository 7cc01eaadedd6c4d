"""A class that nobody taught: students made from right, wrong, unfinished and broken files.

    python -m tests.collecting.synthetic FOLDER [STUDENTS] [LOOPS]

Makes FOLDER/class with a folder for each of 300 students, and FOLDER/labels.json, which says of
every file what it has to come to. LOOPS of the students have a file that never ends.
`tests.collecting.verdicts` counts the wrong verdicts on them.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from graders.authoring.labels import labels
from graders.authoring.project import read_project
from graders.catalog import Exercise, load_catalog
from graders.places import ROOT, STARTERS

Kind = Literal["right", "wrong", "unfinished", "broken", "looping", "none"]

OFTEN: dict[Kind, int] = {"right": 4, "wrong": 3, "unfinished": 1, "broken": 1, "none": 1}
BROKEN = (
    b"import jax.numpy as jnp\n\n\ndef shifted_two(z:\n    return z\n",
    b"from numpy_of_mine import everything\n",
    b"raise RuntimeError('to be done')\n",
    b"import sys\n\nsys.exit(3)\n",
)
LOOPING = (
    b"while True:\n    pass\n",
    b"import time\n\ntime.sleep(3600)\n",
    b"import itertools\n\nTOTAL = sum(1 for _ in itertools.count())\n",
)


class Expected(msgspec.Struct, frozen=True):
    """What a file has to come to; one of the `checks` of a wrong one must not pass."""

    kind: Kind
    checks: tuple[str, ...] = ()


Work = tuple[Expected, bytes]


def make_class(folder: Path, students: int, loops: int = 0, seed: int = 0) -> dict[str, Expected]:
    """Write the students' folders; what is expected, by "student/exercise"."""
    draw = random.Random(seed)
    exercises = load_catalog().exercises
    works = {exercise.name: _works(exercise) for exercise in exercises}
    looping = {number: draw.choice(exercises) for number in draw.sample(range(students), loops)}
    expected = {}
    for number in range(students):
        student = f"student {number:03}"
        (folder / student).mkdir(parents=True)
        for exercise in exercises:
            (kind,) = draw.choices(list(OFTEN), OFTEN.values())
            kind = "looping" if looping.get(number) == exercise else kind
            label, content = draw.choice(works[exercise.name][kind])
            if kind != "none":
                own = content + f"\n# handed in by {student}\n".encode()
                (folder / student / exercise.file).write_bytes(own)
            expected[f"{student}/{exercise.name}"] = label
    return expected


def _works(exercise: Exercise) -> dict[Kind, list[Work]]:
    """What may be handed in for the exercise."""
    solution = (ROOT / "solutions" / exercise.file).read_bytes()
    works: dict[Kind, list[Work]] = {
        "right": [(Expected("right"), solution)],
        "wrong": [] if exercise.functions else list(_wrong_letters(exercise, solution)),
        "unfinished": [(Expected("unfinished"), (STARTERS / exercise.file).read_bytes())],
        "broken": [(Expected("broken"), text) for text in BROKEN],
        "looping": [(Expected("looping"), text) for text in LOOPING],
        "none": [(Expected("none"), b"")],
    }
    for label in labels(read_project(ROOT, load_catalog())):
        path = ROOT / label.path
        if label.exercise == exercise.name and not path.name.startswith("slow_"):
            kind: Kind = "wrong" if label.checks else "right"
            works[kind].append((Expected(kind, label.checks), path.read_bytes()))
    return works


def _wrong_letters(exercise: Exercise, solution: bytes) -> Iterator[Work]:
    for check in exercise.checks:
        letter = rf'(?<="{check.name}": ")[A-D]'.encode()
        wrong, count = re.subn(letter, lambda found: b"B" if found[0] == b"A" else b"A", solution)
        assert count == 1, check.name
        yield Expected("wrong", (check.name,)), wrong


if __name__ == "__main__":
    target, *numbers = sys.argv[1:] or sys.exit(__doc__)
    made = make_class(Path(target) / "class", *(map(int, numbers or ["300"])))
    (Path(target) / "labels.json").write_bytes(msgspec.json.format(msgspec.json.encode(made)))
