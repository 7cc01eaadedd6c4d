"""From whose is which file to students with their exercises: the newest of each counts."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from graders.collecting.layouts.allotment import Allotment, Person, Piece
from graders.collecting.names import (
    Recognised,
    clean_name,
    folded,
    folder_names,
    recognise,
    why_not_recognised,
)
from graders.collecting.trees import KEPT_BYTES, File, Unmatched, Unusable
from graders.collecting.zips import Archives

NOTES = "notes.md"
"""Handed in beside the exercises, and not graded: what a student's evidence quotes."""

MAX_LISTED = 100
MAX_LOSSES = 3


@dataclass(frozen=True)
class HandedIn:
    """An exercise's file: its bytes, cut a byte after 1 MiB, and its path in the download."""

    content: bytes
    origin: str
    late: bool


@dataclass(frozen=True)
class Student:
    """One student's work.

    `id` and `email` are the LMS's, "" if it tells none. `folder` is a safe name of a folder,
    unique among the students ignoring case. `members` names everybody who handed in together,
    the student among them; it is empty for who works alone. `remarks` are sentences, such as
    which other attempts were left aside; `losses` are those on work that is not graded.
    `notes` are their own words on the exercises.
    """

    name: str
    id: str
    email: str
    folder: str
    files: Mapping[str, HandedIn]
    members: tuple[str, ...]
    remarks: tuple[str, ...]
    losses: tuple[str, ...] = ()
    notes: HandedIn | None = None

    @property
    def known_as(self) -> str:
        """The name, and the LMS's id if there is one."""
        return f"{self.name} ({self.id})" if self.id else self.name


class UnknownStudent(Exception):
    """A name is no student's, or not of one alone; says in one sentence what to do."""


def named(name: str, students: Sequence[Student]) -> Student:
    """The student of that folder, id or e-mail address or, if it is one alone, of that name.

    Raises UnknownStudent.
    """
    wanted = folded(name)
    meant = [
        each
        for each in students
        if wanted and wanted in map(folded, (each.folder, each.id, each.email))
    ]
    meant = meant or [each for each in students if folded(each.name) == wanted]
    if len(meant) == 1:
        return meant[0]
    if meant:
        folders = ", ".join(each.folder for each in meant)
        raise UnknownStudent(f"{len(meant)} students are {name!r}: say which of {folders}.")
    close = get_close_matches(name, [x for each in students for x in (each.folder, each.name)])
    advice = f"did you mean {' or '.join(dict.fromkeys(close))}?" if close else _BY_FOLDER
    raise UnknownStudent(f"There is no student {name!r}; {advice}")


_BY_FOLDER = "name one by the folder in students/."


@dataclass(frozen=True)
class _Candidate:
    """A file that is named after an exercise; the one of greatest `order` counts."""

    exercise: str
    exact: bool
    file: File
    late: bool
    order: tuple[bool, str, int, int, int]


def students_of(
    allotment: Allotment, exercises: Sequence[str]
) -> tuple[tuple[Student, ...], tuple[Unmatched, ...]]:
    """The students, sorted by name, and what of their pieces is no exercise."""
    people = _distinct(allotment)
    folders = folder_names((clean_name(person.name), person.id) for person in people)
    pieces: dict[str, list[Piece]] = {person.key: [] for person in people}
    for piece in allotment.pieces:
        for person in piece.people:
            pieces[person.key].append(piece)
    students = []
    unmatched: dict[Unmatched, None] = {}  # a group's pieces are looked through for each member
    for person, folder in zip(people, folders, strict=True):
        candidates, left = _candidates(pieces[person.key], exercises)
        files, remarks, unread = _choose(candidates)
        notes = files.pop(NOTES, None)
        students.append(
            Student(
                name=clean_name(person.name),
                id=clean_name(person.id),
                email=clean_name(person.email),
                folder=folder,
                files=files,
                members=_members(pieces[person.key]),
                remarks=remarks,
                losses=_losses(unread if files else (*unread, *left)),
                notes=notes,
            )
        )
        unmatched.update(dict.fromkeys((*_shortened(left), *unread)))
    return tuple(students), tuple(unmatched)


def _distinct(allotment: Allotment) -> list[Person]:
    """Everybody once, sorted by name; whoever has several names keeps the first."""
    people: dict[str, Person] = {}
    everybody = (person for piece in allotment.pieces for person in piece.people)
    for person in (*allotment.people, *everybody):
        people.setdefault(person.key, person)
    return sorted(people.values(), key=lambda person: (person.name.casefold(), person.key))


def _members(pieces: Iterable[Piece]) -> tuple[str, ...]:
    names = {person.key: clean_name(person.name) for piece in pieces for person in piece.people}
    return tuple(names.values()) if len(names) > 1 else ()


def _candidates(
    pieces: Iterable[Piece], exercises: Sequence[str]
) -> tuple[list[_Candidate], list[Unmatched]]:
    candidates: list[_Candidate] = []
    unmatched: list[Unmatched] = []
    for piece in pieces:
        for file, name in _unpacked(piece, unmatched):
            found = _recognised(name.rpartition("/")[2], exercises)
            if "graders" in name.split("/")[:-1]:
                unmatched.append(Unmatched(file.path, "belongs to the graders: nobody's work"))
            elif not found:
                why = why_not_recognised(name)
                unmatched.append(Unmatched(file.path, why))
            else:
                place = (-name.count("/"), len(candidates))
                order = (found.exact, piece.attempt, found.number, *place)
                candidates.append(_Candidate(found.exercise, found.exact, file, piece.late, order))
    return candidates, unmatched


def _recognised(file_name: str, exercises: Sequence[str]) -> Recognised | None:
    if found := recognise(file_name, exercises):
        return found
    notes = recognise(file_name, ["notes"], end=".md")
    return replace(notes, exercise=NOTES) if notes else None


def _unpacked(piece: Piece, unmatched: list[Unmatched]) -> Iterator[tuple[File, str]]:
    """The piece's file, or those in it if it is a zip, each with its path as handed in."""
    waiting = deque([(piece.file, piece.name, 0)])
    archives = Archives()
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


def _shortened(unmatched: list[Unmatched]) -> list[Unmatched]:
    """At most so many of a student's other files, and how many more there are."""
    listed, more = unmatched[:MAX_LISTED], unmatched[MAX_LISTED:]
    if more:
        why = f"is the first of {len(more)} more that are no exercises"
        listed.append(Unmatched(more[0].origin, why))
    return listed


def _losses(unmatched: Sequence[Unmatched]) -> tuple[str, ...]:
    """What a student has handed in for nothing, in one sentence each, and not too many."""
    sentences = [f"Not graded: {file.origin} {file.why}." for file in unmatched[:MAX_LOSSES]]
    if more := len(unmatched) - len(sentences):
        sentences.append(f"Not graded: {more} more.")
    return tuple(sentences)


def _choose(
    candidates: Iterable[_Candidate],
) -> tuple[dict[str, HandedIn], tuple[str, ...], list[Unmatched]]:
    """The newest file of each exercise, what to remark, and which could not be read."""
    files: dict[str, HandedIn] = {}
    remarks: list[str] = []
    unread: list[Unmatched] = []
    by_exercise: dict[str, list[_Candidate]] = {}
    for candidate in candidates:
        by_exercise.setdefault(candidate.exercise, []).append(candidate)
    for exercise, attempts in by_exercise.items():
        *others, newest = sorted(attempts, key=lambda candidate: candidate.order)
        origin = newest.file.path
        if others:
            left = ", ".join(other.file.path for other in others)
            remarks.append(f"{exercise} is {origin}; left aside: {left}.")
        elif not newest.exact:
            remarks.append(f"{exercise} was recognised in {origin}.")
        if newest.late:
            remarks.append(f"{exercise} was handed in late.")
        try:
            content = newest.file.read(KEPT_BYTES)
        except Unusable as why:
            unread.append(Unmatched(origin, str(why)))
            remarks.append(f"{exercise} is not graded: {origin} {why}.")
        else:
            files[exercise] = HandedIn(content, origin, newest.late)
    return files, tuple(remarks), unread
