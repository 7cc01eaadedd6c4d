"""Who is who: the lines of a form and the students of a download, told by what both know."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from graders.collecting.names import folded

Keys = tuple[frozenset[str], ...]
"""What somebody is known by, the surest first: ids, then logins and addresses, then names."""


def matches(lines: Sequence[Keys], students: Sequence[Keys]) -> dict[int, int]:
    """The student of each line, by the surest key that is one line's and one student's alone.

    A line or a student that shares its keys with others is left out. Where both have keys of
    the surest kind, those decide alone: a namesake with another id is somebody else.
    """
    found: dict[int, int] = {}
    levels = min((len(keys) for keys in (*lines, *students)), default=0)
    for level in range(levels):
        lines_by_key, students_by_key = _by_key(lines, level), _by_key(students, level)
        for key in sorted(lines_by_key.keys() & students_by_key.keys()):
            line, student = lines_by_key[key], students_by_key[key]
            if len(line) == len(student) == 1:
                free = line[0] not in found and student[0] not in found.values()
                if free and not _differ(lines[line[0]], students[student[0]]):
                    found[line[0]] = student[0]
    return found


def not_told_apart(
    lines: Sequence[Keys], students: Sequence[Keys], found: Mapping[int, int]
) -> tuple[set[int], set[int]]:
    """The lines and the students without a match that share a key, which is not one's alone."""
    lines_by_key: dict[tuple[int, str], list[int]] = {}
    for i in set(range(len(lines))) - found.keys():
        for key in _levelled(lines[i]):
            lines_by_key.setdefault(key, []).append(i)
    pairs = {
        (i, j)
        for j in set(range(len(students))).difference(found.values())
        for key in _levelled(students[j])
        for i in lines_by_key.get(key, ())
        if not _differ(lines[i], students[j])
    }
    return {i for i, _ in pairs}, {j for _, j in pairs}


def _differ(line: Keys, student: Keys) -> bool:
    """Whether the surest keys of both are known, and are those of two people."""
    return bool(line[0] and student[0]) and line[0].isdisjoint(student[0])


def _levelled(keys: Keys) -> set[tuple[int, str]]:
    return {(level, key) for level, known in enumerate(keys) for key in known}


def handles(*texts: str) -> frozenset[str]:
    """Ids, logins or addresses as keys, ignoring case."""
    return frozenset(folded(text).strip() for text in texts) - {""}


def names(*texts: str) -> frozenset[str]:
    """Names as keys: "Doe, Jane", "Jane Doe" and Canvas's "doejane" all are the same person."""
    keys = set()
    for text in texts:
        words = re.findall(r"\w+", folded(text))
        keys |= {"".join(words), " ".join(sorted(words))}
    return frozenset(keys) - {""}


def _by_key(everybody: Sequence[Keys], level: int) -> dict[str, list[int]]:
    by_key: dict[str, list[int]] = {}
    for index, keys in enumerate(everybody):
        for key in keys[level]:
            by_key.setdefault(key, []).append(index)
    return by_key
