"""Hostile and odd submissions, each with the outcome that is right for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from graders.places import ROOT
from graders.student.source import MAX_BYTES
from tests.hostile import forgeries

Outcome = Literal["accept", "reject", "timeout", "stopped", "disputed"]
"""What shall come of it: full points, a fault that is named, a timeout, or either of these.

Disputed is a program that the replay finds wrong, where the process says that JAX ran it right:
either of them is at fault, so that a person has to look.
"""

CATALOGUE = Path(__file__).with_name("catalogue")
FORGING = Path(forgeries.__file__).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Hostile:
    """A submission's text, and words that have to be in what is told.

    What only a sandbox keeps from doing harm `needs_sandbox`.
    """

    name: str
    outcome: Outcome
    source: str | bytes
    told: str = ""
    exercise: str = "offset_two"
    needs_sandbox: bool = False

    def text(self, folder: Path) -> bytes:
        """The bytes of the file to be graded in that folder."""
        if isinstance(self.source, bytes):
            return self.source
        placed = self.source.replace("{root}", str(ROOT)).replace("{submission}", str(folder))
        return placed.encode()


def catalogue() -> Iterator[Hostile]:
    """The files, whose first lines say the right outcome and maybe what is told."""
    for path in sorted(CATALOGUE.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        first = _FIRST_LINES.match(text)
        assert first and first["outcome"] in get_args(Outcome), path
        yield Hostile(
            path.stem,
            first["outcome"],
            text,
            told=first["told"] or "",
            needs_sandbox=first["held"] is not None,
        )


_FIRST_LINES = re.compile(
    r"# right outcome(?P<held>, in a sandbox)?: (?P<outcome>\w+): .+\n(?:# told: (?P<told>.+)\n)?"
)


def forged() -> Iterator[Hostile]:
    """Submissions that speak for their worker."""
    for name, forgery in forgeries.FORGERIES.items():
        source = f"{FORGING}\n\nserve({name!r})\n"
        yield Hostile(name, forgery.outcome, source, forgery.told, forgery.exercise)


HONEST = b"""\
import jax.numpy as jnp
VALUE, GRADIENT = 50.0, [6.0, 8.0, 10.0]
def shifted_two(z):
    return jnp.sum((z + 2) ** 2)
"""
WRONG = HONEST.replace(b"+ 2", b"+ 1")
LATIN = "# caf\xe9\n".encode("latin-1")


def encoded() -> Iterator[Hostile]:
    """Honest code in odd bytes, and bytes that are no text."""
    yield Hostile("byte order mark", "accept", b"\xef\xbb\xbf" + HONEST)
    yield Hostile("ends of lines of Windows", "accept", HONEST.replace(b"\n", b"\r\n"))
    yield Hostile("ends of lines of old", "accept", HONEST.replace(b"\n", b"\r"))
    yield Hostile("latin-1 that is declared", "accept", b"# coding: latin-1\n" + LATIN + HONEST)
    yield Hostile("latin-1 that is not", "reject", LATIN + HONEST, "UTF-8")
    yield Hostile("UTF-16", "reject", HONEST.decode().encode("utf-16"), "UTF-16")
    yield Hostile("a NUL byte", "reject", HONEST + b"\0", "NUL")
    yield Hostile("no such encoding", "reject", b"# coding: evil\n" + HONEST, "encoding")
    yield Hostile("an encoding of bytes", "reject", b"# coding: zlib\n" + HONEST, "zlib")
    digits = b"# coding: punycode\n-" + b"9" * 1_000_000
    yield Hostile("1 MiB of punycode", "reject", digits, "encoding")
    yield Hostile("halves of characters", "reject", b"# coding: utf-7\n#+2AA-\n" + HONEST)
    yield Hostile("tabs and spaces", "reject", HONEST + b"\tx = 1\n        y = 2\n", "Error")
    comments = b"# honest\n" * ((MAX_BYTES - len(HONEST)) // 9)
    yield Hostile("almost 1 MiB", "accept", HONEST + comments)
    yield Hostile("nothing", "reject", b"", "not defined")
    yield Hostile("no text at all", "reject", bytes(range(256)) * 9)
    yield Hostile("100,000 parentheses", "reject", b"x = " + b"(" * 100_000)
    yield Hostile("a sum of 10,000 terms", "stopped", HONEST + b"x = 1" + b" + 1" * 10_000 + b"\n!")
    yield Hostile("a number of 100,000 digits", "reject", b"x = " + b"9" * 100_000)
