"""What a student hands in: its files found, and what they are graded by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from graders import seeds
from graders.catalog import Catalog, Exercise
from graders.workers.handle import Workers
from graders.workers.limits import CLASS, LAPTOP
from graders.workers.walls import Sandbox


@dataclass(frozen=True)
class Submission:
    """The file of each exercise that is to be graded, and what decides its grade.

    `seed` decides the inputs that are drawn. The programs of an `untrusted` file have to be the
    same in two processes, and one that contradicts itself is for a person to look at.
    """

    files: Mapping[str, Path]
    catalog: Catalog
    workers: Workers
    seed: int = 0
    untrusted: bool = False

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises that are to be graded, in the lesson's order."""
        return tuple(each for each in self.catalog.exercises if each.name in self.files)


def with_workers(
    files: Mapping[str, Path],
    catalog: Catalog,
    *,
    seed: int | None = None,
    untrusted: bool = False,
    sandbox: Sandbox | None = None,
) -> Submission:
    """A submission with workers of its own, which import JAX from now on; the caller closes them.

    An `untrusted` one has a class's limits and, without a seed, one that nobody can have known.
    """
    workers = Workers(CLASS if untrusted else LAPTOP, sandbox=sandbox)
    settled = seeds.settled(seed, untrusted=untrusted)
    return Submission(files, catalog, workers, settled, untrusted)


class WrongCall(Exception):
    """The submission or the exercise that was asked for does not exist; says what to do."""


_NO_SOURCE = {
    ".ipynb": "is a notebook: copy what it has into the exercise's .py file, and grade that",
    ".zip": "is an archive: unpack it, and grade the folder; collect opens those of a class",
}


def find_files(submission: Path, names: Sequence[str], catalog: Catalog) -> dict[str, Path]:
    """The path of each exercise to be graded, in the lesson's order; it may not exist.

    A folder has the files of all exercises, or of those in `names`; a single file is that of
    the one exercise in `names` or, without any, of the exercise that it is named after.
    """
    wanted = [catalog.exercise(name).name for name in names]
    known = [exercise.name for exercise in catalog.exercises]
    if submission.is_dir():
        return {
            exercise.name: submission / exercise.file
            for exercise in catalog.exercises
            if not wanted or exercise.name in wanted
        }
    if not submission.exists() and not submission.is_symlink():
        raise WrongCall(f"There is no {submission}: name a folder of exercises, or one file.")
    if why := _NO_SOURCE.get(submission.suffix.casefold()):
        raise WrongCall(f"{submission.name} {why}.")
    if len(set(wanted)) > 1:
        raise WrongCall(f"{submission} is one file: name one exercise for it, not {len(wanted)}.")
    name = wanted[0] if wanted else submission.stem
    if name not in known or (not wanted and submission.suffix != ".py"):
        raise WrongCall(
            f"{submission.name} is not named after an exercise: "
            f"say which with --exercise ({', '.join(known)})."
        )
    return {name: submission}
