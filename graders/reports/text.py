"""Text that others wrote, made fit for a console: harmless, wrapped, not too long."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from graders.cleaning import cleaned, spell_out


def printable(text: str) -> str:
    """The cleaned text, with spaces in place of tabs."""
    return cleaned(text).expandtabs(4)


def one_line(text: str) -> str:
    """The printable text on one line, with single spaces."""
    return " ".join(printable(text).split())


def wrapped(text: str, width: int) -> list[str]:
    """The printable text in lines of at most `width` cells; longer words stay whole."""
    lines = printable(text).strip("\n").split("\n")
    return [part for line in lines for part in _wrapped_line(line.rstrip(), width)]


def clipped(lines: Iterable[str], rows: int, width: int) -> list[str]:
    """As many of the lines as fit into `rows` rows of a screen; " ..." tells of a cut."""
    kept: list[str] = []
    for line in lines:
        needed = max(1, ceil(cell_len(line) / width))
        if needed > rows:
            return _cut(kept, line, rows * width)
        kept.append(line)
        rows -= needed
    return kept


def tolerant(console: Console) -> Console:
    """The console, which now spells out a character that its encoding lacks."""
    spell_out(console.file)
    return console


def _wrapped_line(line: str, width: int) -> list[str]:
    body = line.lstrip(" ")
    indent = " " * min(len(line) - len(body), width // 2)
    lines = [indent]
    for i, word in enumerate(body.split(" ")):
        if i and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}" if i else word
    return [line.rstrip() for line in lines]


def _cut(kept: list[str], line: str, cells: int) -> list[str]:
    if cells <= 0:
        return [*kept[:-1], f"{kept[-1]} ..."]
    return [*kept, set_cell_size(line, max(0, cells - 4)).rstrip() + " ..."]
