"""A class that nobody taught: students made from right, wrong, unfinished and looping files.

    python -m tests.collecting.synthetic FOLDER [STUDENTS] [LOOPS]

Makes FOLDER with a folder for each student, and FOLDER/labels.json, which says of every file
whether it should pass ("right"), should not ("wrong"), or is not there ("none").
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path

from graders.catalog import load_catalog
from graders.places import ROOT

SUBMISSIONS = ROOT / "tests" / "submissions"
LOOPING = "import jax.numpy as jnp\nwhile True:\n    pass\n"
BROKEN = "import jax.numpy as jnp\ndef shifted_two(z:\n"


def make_class(folder: Path, students: int, loops: int = 0, seed: int = 0) -> Mapping[str, str]:
    """Write the students' folders; the labels by "student/exercise"."""
    chance = random.Random(seed)
    looping = set(chance.sample(range(students), loops))
    labels = {}
    for number in range(students):
        name = f"student {number:03}"
        (folder / name).mkdir(parents=True)
        for exercise in load_catalog().exercises:
            kind, content = _work(exercise.name, chance)
            if number in looping and exercise.name == "offset_two":
                kind, content = "wrong", LOOPING.encode()
            if content is not None:
                (folder / name / exercise.file).write_bytes(content)
            labels[f"{name}/{exercise.name}"] = kind
    return labels


def _work(exercise: str, chance: random.Random) -> tuple[str, bytes | None]:
    solution = (ROOT / "solutions" / f"{exercise}.py").read_bytes()
    starter = (ROOT / "exercises" / f"{exercise}.py").read_bytes()
    match chance.randrange(10):
        case 0:
            return "none", None
        case 1:
            return "wrong", starter
        case 2:
            return "wrong", BROKEN.encode()
        case 3 | 4 | 5:
            return _labelled("reject", exercise, chance) or ("wrong", starter)
        case 6 | 7:
            return _labelled("accept", exercise, chance) or ("right", solution)
        case _:
            return "right", solution


def _labelled(label: str, exercise: str, chance: random.Random) -> tuple[str, bytes] | None:
    files = sorted((SUBMISSIONS / label / exercise).glob("*.py"))
    kind = {"accept": "right", "reject": "wrong"}[label]
    texts = [path.read_bytes() for path in files]
    texts = [text for text in texts if b"while True" not in text and b"sleep" not in text]
    return (kind, chance.choice(texts)) if texts else None


if __name__ == "__main__":
    target, *numbers = sys.argv[1:] or sys.exit(__doc__)
    counts = [int(number) for number in numbers]
    made = make_class(Path(target) / "class", *(counts or [300]))
    (Path(target) / "labels.json").write_text(json.dumps(made, indent=1))
