"""Brightspace: `<id>-<id> - <name> - <date>/<file>`, or flat, `... - <date> - <file>`."""

from __future__ import annotations

import re

from graders.collecting.layouts.allotment import (
    Allotment,
    Layout,
    Person,
    Piece,
    mostly,
    not_of,
)
from graders.collecting.trees import File, Tree, Unmatched

_NAME = re.compile(r"(?P<first>\d+)-(?P<second>\d+) - (?P<name>.+?) - (?P<rest>.+)", re.DOTALL)
# English dates only; attempts with other dates count in the order of their names.
_DATE = re.compile(
    r"(?P<month>[A-Z][a-z]{2})[a-z]*\.? (?P<day>\d{1,2}), (?P<year>\d{4}) "
    r"(?P<hour>\d{1,2}?):?(?P<minute>\d\d) ?(?P<half>[AaPp][Mm])?"
)
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def _allot(tree: Tree) -> Allotment:
    matches = {top: _NAME.fullmatch(top) for top in tree.tops}
    # The first number is a student's id unless it is the same for all.
    has_id = len({match["first"] for match in matches.values() if match}) > 1
    pieces: list[Piece] = []
    unmatched: list[Unmatched] = []
    for file in tree.files:
        top, _, inside = file.path.partition("/")
        if match := matches[top]:
            pieces.append(_piece(_person(match, has_id), file, match["rest"], inside))
        elif file.path != "index.html":  # Brightspace's own list of what was handed in
            unmatched.append(Unmatched(file.path, not_of("Brightspace")))
    people = [_person(match, has_id) for _, match in sorted(matches.items()) if match]
    return Allotment(tuple(people), tuple(pieces), tuple(unmatched))


def _person(match: re.Match[str], has_id: bool) -> Person:
    identity = match["first"] if has_id else ""
    return Person(f"{identity} {match['name']}", match["name"], identity)


def _piece(person: Person, file: File, rest: str, inside: str) -> Piece:
    if inside:
        return Piece((person,), file, inside, moment(rest))
    date, _, name = rest.rpartition(" - ")
    return Piece((person,), file, name, moment(date))


def moment(text: str) -> str:
    """A date such as "Sep 24, 2024 926 PM" in a form that sorts; "" if it is none."""
    match = _DATE.fullmatch(text)
    if not match or match["month"] not in _MONTHS:
        return ""
    hour = int(match["hour"])
    if half := match["half"]:
        hour = hour % 12 + (12 if half.lower() == "pm" else 0)
    month = _MONTHS.index(match["month"]) + 1
    return f"{match['year']}-{month:02}-{int(match['day']):02} {hour:02}:{match['minute']}"


BRIGHTSPACE = Layout("Brightspace", mostly(_NAME), _allot)
