"""How a student gets an exercise back as it was given."""

from __future__ import annotations


def starter_again(exercise: str) -> str:
    """What to do where the file is gone or empty."""
    return (
        f"make reset EXERCISE={exercise} puts the starter back; your file, if there is one, is "
        f"kept beside it. Without make: python -m graders reset {exercise}."
    )
