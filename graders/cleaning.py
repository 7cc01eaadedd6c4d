"""Text that others wrote, without what could do more than be read."""

from __future__ import annotations

import io
import re
import unicodedata
from typing import IO

_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, cursor
    r"|\x1b[\]PX^_][^\x07\x1b\n]*(?:\x07|\x1b\\)?"  # titles, links, device strings
    r"|\x1b[ -/]*[0-~]"
)
_LINE_ENDS = re.compile(r"\r\n?|[\v\f\x85\u2028\u2029]")
_UNSEEN = {"Cc", "Cf", "Cs", "Co"}  # controls, bidi marks, lone surrogates, private use


def spell_out(stream: IO[str]) -> None:
    """Have the stream spell out what its encoding lacks."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")


def cleaned(text: str) -> str:
    """The text without anything that moves a cursor, colours, hides or reorders.

    Tabs stay, and so do the ends of lines, each as a line feed.
    """
    lines = _LINE_ENDS.sub("\n", _ESCAPES.sub("", text))
    return "".join(c for c in lines if c in "\n\t" or unicodedata.category(c) not in _UNSEEN)
