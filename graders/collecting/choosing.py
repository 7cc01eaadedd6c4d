"""What a student handed in, looked through: the newest file of each exercise counts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from graders.collecting.layouts.allotment import Piece
from graders.collecting.names import (
    NOT_NAMED,
    Recognised,
    may_hold_exercises,
    recognise,
    why_not_recognised,
)
from graders.collecting.spool import Spool
from graders.collecting.trees import KEPT_BYTES, File, Unmatched, Unusable
from graders.collecting.zips import Archives
from graders.places import NOTES


@dataclass(frozen=True)
class HandedIn:
    """An exercise's file: its path in the download, and what reads it, cut a byte after 1 MiB."""

    read: Callable[[], bytes]
    origin: str
    late: bool


@dataclass(frozen=True)
class Chosen:
    """The file of each exercise, the notes, and sentences on how they were chosen.

    `unread` are files that would have counted, and archives that may have held some; `left` is
    all else that no exercise was found in.
    """

    files: dict[str, HandedIn]
    notes: HandedIn | None
    remarks: tuple[str, ...]
    unread: tuple[Unmatched, ...]
    left: tuple[Unmatched, ...]


@dataclass(frozen=True)
class _Candidate:
    """A file that is named after an exercise; the one of greatest `order` counts."""

    exercise: str
    exact: bool
    file: File
    late: bool
    order: tuple[str, bool, int, int, int, int]


def chosen(pieces: Iterable[Piece], exercises: Sequence[str], spool: Spool) -> Chosen:
    """What of these pieces counts for which exercise, and what is left.

    The files that count are read, and set aside; raises NotSetAside.
    """
    candidates, left = _candidates(pieces, exercises)
    by_exercise: dict[str, list[_Candidate]] = {}
    for candidate in candidates:
        by_exercise.setdefault(candidate.exercise, []).append(candidate)
    files: dict[str, HandedIn] = {}
    remarks: list[str] = []
    unread: list[Unmatched] = []
    other: list[Unmatched] = []
    for each in left:
        (unread if _might_have_counted(each, exercises) else other).append(each)
    for exercise, attempts in by_exercise.items():
        *others, newest = sorted(attempts, key=lambda candidate: candidate.order)
        origin = newest.file.path
        if others:
            aside = ", ".join(attempt.file.path for attempt in others)
            remarks.append(f"{exercise} is {origin}; left aside: {aside}.")
        elif not newest.exact:
            remarks.append(f"{exercise} was recognised in {origin}.")
        try:
            kept = spool.set_aside(newest.file.read(KEPT_BYTES))
            files[exercise] = HandedIn(kept, origin, newest.late)
        except Unusable as why:
            unread.append(Unmatched(origin, str(why)))
            remarks.append(f"{exercise} is not graded: {origin} {why}.")
    if late := ", ".join(name for name in exercises if name in files and files[name].late):
        remarks.append(f"Handed in late: {late}.")
    notes = files.pop(NOTES, None)
    return Chosen(files, notes, tuple(remarks), tuple(unread), tuple(other))


def _might_have_counted(left: Unmatched, exercises: Sequence[str]) -> bool:
    name = left.origin.rpartition("/")[2]
    named = may_hold_exercises(name) or recognise(name, exercises) is not None
    return named and left.why != NOT_NAMED


def _candidates(
    pieces: Iterable[Piece], exercises: Sequence[str]
) -> tuple[list[_Candidate], list[Unmatched]]:
    candidates: list[_Candidate] = []
    unmatched: list[Unmatched] = []
    copies: dict[str, None] = {}
    archives = Archives()
    # The newest first, so that of too many archives it is the oldest that stay shut.
    for piece in sorted(pieces, key=lambda piece: (piece.attempt, piece.number), reverse=True):
        if piece.refused:
            unmatched.append(Unmatched(piece.file.path, piece.refused))
            continue
        for file, name in _unpacked(piece, archives, unmatched):
            *folders, base = name.split("/")
            found = _recognised(base, exercises)
            if "graders" in folders:
                unmatched.append(Unmatched(file.path, NOT_NAMED))
                copies[file.path.partition("/graders/")[0]] = None
            elif not found:
                unmatched.append(Unmatched(file.path, why_not_recognised(base)))
            else:
                place = (-len(folders), len(candidates))
                order = (piece.attempt, found.exact, piece.number, found.number, *place)
                candidates.append(_Candidate(found.exercise, found.exact, file, piece.late, order))
    return candidates, _without_copies(unmatched, copies)


def _recognised(file_name: str, exercises: Sequence[str]) -> Recognised | None:
    if found := recognise(file_name, exercises):
        return found
    notes = recognise(file_name, ["notes"], end=".md")
    return replace(notes, exercise=NOTES) if notes else None


def _unpacked(
    piece: Piece, archives: Archives, unmatched: list[Unmatched]
) -> Iterator[tuple[File, str]]:
    """The piece's file, or those in it if it is a zip, each with its path as handed in."""
    waiting = deque([(piece.file, piece.name, 0)])
    while waiting:
        file, name, depth = waiting.popleft()
        if not name.casefold().endswith(".zip"):
            yield file, name
            continue
        try:
            inside = archives.open(file, depth)
        except Unusable as why:
            unmatched.append(Unmatched(file.path, str(why)))
            continue
        unmatched += inside.unusable
        start = len(file.path)
        waiting += [(found, name + found.path[start:], depth + 1) for found in inside.files]


def _without_copies(unmatched: list[Unmatched], copies: Collection[str]) -> list[Unmatched]:
    """One line in the place of all that is merely no exercise in a copy of the project."""
    others: list[Unmatched] = []
    counts = dict.fromkeys(copies, 0)
    for each in unmatched:
        around = accumulate(each.origin.split("/")[:-1], "{}/{}".format)
        copy = next(filter(counts.__contains__, around), None)
        if each.why == NOT_NAMED and copy is not None:
            counts[copy] += 1
        else:
            others.append(each)
    why = "is a copy of the project, of which what is no exercise is not listed"
    return [*others, *(Unmatched(copy, f"{why} ({count})") for copy, count in counts.items())]
