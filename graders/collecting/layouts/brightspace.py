"""Brightspace: `<id>-<id> - <name> - <date>/<file>`, or flat, `... - <date> - <file>`."""

from __future__ import annotations

import re
from dataclasses import replace

from graders.collecting.layouts.allotment import (
    Allotment,
    Layout,
    Person,
    Piece,
    allotted,
    mostly,
)
from graders.collecting.trees import File, Tree

# English dates only; attempts with other dates count in the order of their names.
_DATE = re.compile(
    r"(?P<month>[A-Z][a-z]{2})[a-z]*\.? (?P<day>\d{1,2}), (?P<year>\d{4}) "
    r"(?P<hour>\d{1,2}?):?(?P<minute>\d\d) ?(?P<half>[AaPp][Mm])?"
)
# A date tells where the name before it ends and the file after it begins: both may hold " - ".
_NAME = re.compile(
    r"(?P<first>\d+)-(?P<second>\d+) - "
    rf"(?:(?P<name>.+?) - (?P<date>{_DATE.pattern})(?: - (?P<file>.+))?"
    r"|(?P<undated>.+?) - (?P<rest>.+))",
    re.DOTALL,
)
_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def _allot(tree: Tree) -> Allotment:
    matches = filter(None, map(_NAME.fullmatch, tree.tops))
    # The first number is a student's id unless it is the same for all.
    has_id = len({match["first"] for match in matches}) > 1

    def person(match: re.Match[str]) -> Person:
        identity = match["first"] if has_id else ""
        name = match["name"] or match["undated"]
        return Person(f"{identity} {name}", name, identity)

    def piece(match: re.Match[str], file: File, inside: str) -> Piece:
        name = inside or match["file"] or (match["rest"] or "").rpartition(" - ")[2]
        return Piece((person(match),), file, name, moment(match["date"] or ""))

    # Brightspace's own list of what was handed in.
    students = replace(tree, files=tuple(file for file in tree.files if file.path != "index.html"))
    return allotted(students, "Brightspace", _NAME, person, piece)


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
