"""What names tell: whose exercise a file is, and how students and their folders are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from graders.reports.text import one_line


@dataclass(frozen=True)
class Recognised:
    """An exercise found in a file's name.

    `exact` means that nothing but what an LMS or a system adds was taken off; `number` is that
    of a name such as "offset_two-2.py", or 0.
    """

    exercise: str
    exact: bool
    number: int = 0


_MAX_FILE_NAME = 255
# Possessive: what does not fit is told as fast as what does.
_ADDED = re.compile(r"(?:_?(?:copy|\(?(\d{1,3})\)?))*+")


def recognise(file_name: str, exercises: Sequence[str], end: str = ".py") -> Recognised | None:
    """The exercise that a file is named after; None if it is none, or more than one.

    Case does not matter, nor do blanks and hyphens in place of underscores, nor what is added
    to a second file of the same name: "-1", " (1)", " copy", "Copy of ", several times too. A
    name that says more, such as "ada_offset_two.py", is recognised too, but not exactly.
    """
    if len(file_name) > _MAX_FILE_NAME:  # what is there can take long to normalize
        return None
    stem = unicodedata.normalize("NFKC", file_name).casefold().strip()
    stem = stem.removesuffix(".txt")
    if not stem.endswith(end):
        return None
    stem = re.sub(r"[\s_\-]+", "_", stem.removesuffix(end)).removeprefix("copy_of_")
    if stem in exercises:
        return Recognised(stem, True)
    for exercise in exercises:
        if stem.startswith(exercise) and (added := _ADDED.fullmatch(stem[len(exercise) :])):
            return Recognised(exercise, True, int(added[1] or 0))
    within = [exercise for exercise in exercises if f"_{exercise}_" in f"_{stem}_"]
    if len(within) != 1 or stem.startswith("test_"):
        return None
    return Recognised(within[0], False)


def why_not_recognised(file_name: str) -> str:
    """Why a file is nobody's exercise, as a sentence's end."""
    name = file_name.casefold()
    if name.endswith(".ipynb"):
        return "is a notebook: ask for the exercise's .py file"
    if name.endswith(_OTHER_ARCHIVES):
        return "is an archive of a kind that is not opened: ask for a zip"
    return NOT_NAMED


def may_hold_exercises(file_name: str) -> bool:
    """Whether a file is an archive, by its name."""
    return file_name.casefold().endswith((".zip", *_OTHER_ARCHIVES))


def may_be_code(file_name: str) -> bool:
    """Whether a file is Python, or a notebook, by its name."""
    return file_name.casefold().endswith((".py", ".ipynb", ".py.txt"))


_OTHER_ARCHIVES = (".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz")
NOT_NAMED = "is not named after an exercise"


def clean_name(name: str) -> str:
    """A person's name on one line: composed characters, no controls, at most 200 characters."""
    return one_line(unicodedata.normalize("NFC", name))[:200]


def folder_names(people: Iterable[tuple[str, str]]) -> list[str]:
    """A folder name for each (name, id or address): safe on every system, unique ignoring case.

    Namesakes who have neither are numbered, and their numbers move when another joins.
    """
    taken: set[str] = set()
    names = []
    for name, identity in people:
        folder = _safe(f"{name}_{identity}" if identity and identity != name else name)
        numbers = (f"{folder}-{number}" for number in range(2, len(taken) + 3))
        chosen = next(n for n in (folder, *numbers) if folded(n) not in taken)
        taken.add(folded(chosen))
        names.append(chosen)
    return names


_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


def _safe(text: str) -> str:
    text = re.sub(r"[^\w.+@-]+", "_", unicodedata.normalize("NFC", text))
    text = text.encode()[:150].decode(errors="ignore").strip("._-")
    return f"_{text}" if not text or _RESERVED.fullmatch(text) else text


def folded(text: str) -> str:
    """The text in a form that is the same for every spelling of it, upper case or lower."""
    return unicodedata.normalize("NFKC", text).casefold()
