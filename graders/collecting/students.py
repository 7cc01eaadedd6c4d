"""From whose is which file to students with their exercises: the newest of each counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from graders.collecting.choosing import Chosen, HandedIn, chosen
from graders.collecting.layouts.allotment import Allotment, Person, Piece
from graders.collecting.names import clean_name, folded, folder_names, may_be_code
from graders.collecting.spool import Spool
from graders.collecting.trees import Unmatched

MAX_LISTED = 100
MAX_LOSSES = 3


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
        """The name, and the LMS's id if there is one that says more."""
        return f"{self.name} ({self.id})" if self.id not in ("", self.name) else self.name


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


def students_of(
    allotment: Allotment, exercises: Sequence[str], spool: Spool
) -> tuple[tuple[Student, ...], tuple[Unmatched, ...]]:
    """The students, sorted by name, and what of their pieces is no exercise.

    Raises NotSetAside.
    """
    people = _distinct(allotment)
    folders = folder_names((clean_name(each.name), each.id or each.email) for each in people)
    pieces: dict[str, list[Piece]] = {person.key: [] for person in people}
    for piece in allotment.pieces:
        for person in piece.people:
            pieces[person.key].append(piece)
    students = []
    unmatched: dict[Unmatched, None] = {}  # a group's pieces are looked through for each member
    for person, folder in zip(people, folders, strict=True):
        found = chosen(pieces[person.key], exercises, spool)
        students.append(
            Student(
                name=clean_name(person.name),
                id=clean_name(person.id),
                email=clean_name(person.email),
                folder=folder,
                files=found.files,
                members=_members(pieces[person.key]),
                remarks=found.remarks,
                losses=_losses((*found.unread, *_maybe_missed(found, exercises))),
                notes=found.notes,
            )
        )
        unmatched.update(dict.fromkeys((*_shortened(found.left), *_shortened(found.unread))))
    return tuple(students), tuple(unmatched)


def _distinct(allotment: Allotment) -> list[Person]:
    """Everybody once, sorted by name; whoever has several names keeps the first."""
    people: dict[str, Person] = {}
    everybody = (person for piece in allotment.pieces for person in piece.people)
    for person in (*allotment.people, *everybody):
        people.setdefault(person.key, person)
    return sorted(people.values(), key=lambda each: (clean_name(each.name).casefold(), each.key))


def _members(pieces: Iterable[Piece]) -> tuple[str, ...]:
    names = {person.key: clean_name(person.name) for piece in pieces for person in piece.people}
    return tuple(names.values()) if len(names) > 1 else ()


def _shortened(unmatched: Sequence[Unmatched]) -> list[Unmatched]:
    """At most so many of a student's other files, and how many more there are."""
    listed, more = list(unmatched[:MAX_LISTED]), unmatched[MAX_LISTED:]
    if more:
        why = f"is the first of {len(more)} more that are no exercises"
        listed.append(Unmatched(more[0].origin, why))
    return listed


def _maybe_missed(found: Chosen, exercises: Sequence[str]) -> Iterator[Unmatched]:
    """What may be an exercise that is not there, handed in under a name that is none's."""
    for each in found.left:
        if not found.files or (len(found.files) < len(exercises) and may_be_code(each.origin)):
            yield each


def _losses(unmatched: Sequence[Unmatched]) -> tuple[str, ...]:
    """What a student has handed in for nothing, in one sentence each, and not too many."""
    sentences = [f"Not graded: {file.origin} {file.why}." for file in unmatched[:MAX_LOSSES]]
    if more := len(unmatched) - len(sentences):
        sentences.append(f"Not graded: {more} more.")
    return tuple(sentences)
