"""The exercises as data: their order, checks, points and hints.

`catalog.toml` holds the texts; this module only says what a catalog has to look like.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from graders.frozen import UNDECODABLE

CATALOG = Path(__file__).with_name("catalog.toml")

Kind = Literal["value", "gradient", "structure", "error", "prediction", "answer"]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Text = Annotated[str, Meta(pattern=r"\S")]
Points = Annotated[int, Meta(ge=1)]
Hints = Annotated[tuple[Text, ...], Meta(min_length=3, max_length=3)]


class CatalogError(ValueError):
    """The catalog file is not a catalog; the message says what is wrong, and where."""


class UnknownName(LookupError):
    """Nothing in the catalog has that name; the message says which names come close."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is checked: a sentence that is true of a right submission.

    `follows` names an earlier check whose mistakes show in this one too, "" if there is none.
    """

    name: Name
    kind: Kind
    title: Text
    points: Points
    hint: Text
    follows: str = ""


Samples = Annotated[
    tuple[Annotated[dict[Text, float | tuple[float, ...]], Meta(min_length=1)], ...],
    Meta(min_length=1),
]


class Function(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A function of an exercise whose programs are read aloud, at each of its samples.

    A sample gives every input a name and a value, a number or a vector. One that is not
    `traceable` is meant to raise when it is traced. `length` is the only one that its vectors
    have, if it does not take any.
    """

    name: Text
    samples: Samples
    traceable: bool = True
    length: Annotated[int, Meta(ge=1)] | None = None


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file that a student edits, its checks in the order they are reported in.

    `data` are the names of what it states: predictions, answers. `compared` is the lesson's own
    function that its function is set beside.
    """

    name: Name
    title: Text
    checks: Annotated[tuple[Check, ...], Meta(min_length=1)]
    hints: Hints
    functions: tuple[Function, ...] = ()
    data: tuple[Text, ...] = ()
    compared: Function | None = None

    def __post_init__(self) -> None:
        _refuse_repeated(self.checks, "check")
        earlier = {""}
        for check in self.checks:
            if check.follows not in earlier:
                raise ValueError(f"{check.name!r} follows {check.follows!r}, no earlier check")
            earlier.add(check.name)

    @property
    def file(self) -> str:
        """The name of the student's file, such as "offset_two.py"."""
        return f"{self.name}.py"

    @property
    def points(self) -> int:
        """The points of all its checks."""
        return sum(check.points for check in self.checks)

    def check(self, name: str) -> Check:
        """The check of that name; UnknownName if there is none."""
        return _named(name, self.checks, f"check of {self.name}")


class Catalog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All exercises, in the order of the lesson."""

    exercises: Annotated[tuple[Exercise, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        _refuse_repeated(self.exercises, "exercise")

    @property
    def points(self) -> int:
        """The points of all exercises."""
        return sum(exercise.points for exercise in self.exercises)

    def exercise(self, name: str) -> Exercise:
        """The exercise of that name; UnknownName if there is none."""
        return _named(name, self.exercises, "exercise")


def load_catalog(path: Path = CATALOG) -> Catalog:
    """Read a catalog; CatalogError, in one sentence, if the file does not hold one."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Catalog)
    except OSError as error:
        raise CatalogError(f"{path.name} cannot be read: {error.strerror}.") from error
    except UNDECODABLE as error:
        raise CatalogError(f"{path.name} is not a catalog: {error}.") from error


Named = TypeVar("Named", Check, Exercise)


def _named(name: str, items: tuple[Named, ...], what: str) -> Named:
    for item in items:
        if item.name == name:
            return item
    names = [item.name for item in items]
    close = get_close_matches(name, names)
    advice = f"did you mean {' or '.join(close)}?" if close else f"there are {', '.join(names)}."
    raise UnknownName(f"There is no {what} named {name!r}; {advice}")


def _refuse_repeated(items: Iterable[Check | Exercise], what: str) -> None:
    seen = set()
    for item in items:
        if item.name in seen:
            raise ValueError(f"two {what}s are named {item.name!r}")
        seen.add(item.name)
