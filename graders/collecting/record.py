"""collect.json: what a run over a class was."""

from __future__ import annotations

import msgspec

from graders.frozen import UNDECODABLE


class RunRecord(msgspec.Struct, frozen=True):
    """What stands in collect.json; but for the seed, nothing does until a first run has ended.

    `versions` are those of the package, Python and JAX. `folders` are those in students/ that
    the run was over; older files do not tell them. `not_graded` has the reason, `by_hand` the
    points by exercise; both go by these folders. `unmatched` tells each "file" that is no
    exercise, and "why".
    """

    seed: int | None = None
    layout: str | None = None
    versions: dict[str, str] | None = None
    made_at: str | None = None
    students: int | None = None
    statuses: dict[str, int] | None = None
    graded_in_this_run: int | None = None
    seconds: float | None = None
    folders: tuple[str, ...] | None = None
    not_graded: dict[str, str] = {}
    by_hand: dict[str, dict[str, int]] = {}
    unmatched: tuple[dict[str, str], ...] = ()


def record_in(text: bytes) -> RunRecord:
    """The record that collect.json holds; an empty one if it is damaged or not there."""
    try:
        return msgspec.json.decode(text, type=RunRecord)
    except UNDECODABLE:
        return RunRecord()


def text_of(record: RunRecord) -> bytes:
    """The text of collect.json."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"
