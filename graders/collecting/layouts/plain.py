"""Plain folders: one a student, named after the student; a zip archive will do as well."""

from __future__ import annotations

from graders.collecting.layouts.allotment import Allotment, Layout, Person, Piece
from graders.collecting.trees import Tree, Unmatched


def _allot(tree: Tree) -> Allotment:
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    folders = tree.top_folders
    for file, why in tree.entries:
        top, _, inside = file.path.partition("/")
        if top in folders:
            pieces.append(Piece((Person(top, top),), file, inside or top, refused=why))
        elif not why and top.lower().endswith(".zip"):
            pieces.append(Piece((Person(top[:-4], top[:-4]),), file, top))
        else:
            unmatched.append(Unmatched(file.path, why or "is in no student's folder"))
    people = tuple(Person(name, name) for name in sorted(folders))
    return Allotment(
        people + tuple(piece.people[0] for piece in pieces), tuple(pieces), tuple(unmatched)
    )


PLAIN = Layout("plain folders", lambda tree: True, _allot)
