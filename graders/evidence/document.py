"""A page as data: headings, paragraphs, tables and pictures, in no particular format.

Text that is our own is a `str`; what a student, their code or JAX says is `Verbatim`, and no
format may take it for anything but characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Tone = Literal["good", "bad", "open"]


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Somebody else's words, or code."""

    text: str


@dataclass(frozen=True, slots=True)
class Badge:
    """A status: its word, and whether that is good news."""

    word: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Link:
    """To a heading of the same page."""

    text: str
    anchor: str


Span = str | Verbatim | Badge | Link
Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    level: Literal[2, 3, 4]
    line: Line
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    line: Line


@dataclass(frozen=True, slots=True)
class Listing:
    """Text in which every space counts; `language` is what it is highlighted as."""

    text: str
    language: Literal["python", "text"] = "text"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; the first cell names it, `depth` indents that one."""

    cells: tuple[Line, ...]
    depth: int = 0
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    caption: Line
    columns: tuple[Line, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Diagram:
    """A data-flow graph, as Mermaid text and as an SVG that takes its colours from the page."""

    name: str
    mermaid: str
    svg: str


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG that stands in a file of its own beside the Markdown page."""

    file: str
    svg: str
    alt: str
    caption: str


@dataclass(frozen=True, slots=True)
class Written:
    """A student's own Markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Beside:
    """Two parts that stand side by side where there is room."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]


Block = Heading | Paragraph | Listing | Table | Diagram | Picture | Written | Beside


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    blocks: tuple[Block, ...]
