"""A document as one Markdown page, for any git host: tables, Mermaid diagrams, SVG figures."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt

from graders.evidence.document import (
    Badge,
    Beside,
    Block,
    Diagram,
    Document,
    Heading,
    Line,
    Link,
    Listing,
    Paragraph,
    Picture,
    Row,
    Span,
    Table,
    Verbatim,
    Written,
)
from graders.reports.text import one_line, printable


def markdown(document: Document) -> str:
    """The text of the page."""
    anchors = {
        block.anchor: _slug(block.line)
        for block in document.blocks
        if isinstance(block, Heading) and block.anchor
    }
    parts = [f"# {_plain(document.title)}", *_Page(anchors).blocks(document.blocks)]
    return "\n\n".join(parts) + "\n"


class _Page:
    """Writes blocks; `anchors` gives the name that a host makes of each heading."""

    def __init__(self, anchors: dict[str, str]) -> None:
        self._anchors = anchors

    def blocks(self, blocks: tuple[Block, ...]) -> Iterator[str]:
        for block in blocks:
            yield from self._block(block)

    def _block(self, block: Block) -> Iterator[str]:
        match block:
            case Heading(level, line):
                yield f"{'#' * level} {self._line(line)}"
            case Paragraph(line):
                yield self._line(line)
            case Listing(text, language):
                yield _fenced(printable(text), language)
            case Table():
                yield f"**{self._line(block.caption)}**"
                yield "\n".join(self._table(block))
            case Diagram(name, mermaid, _):
                yield f"**{_plain(name)}**"
                yield _fenced(mermaid, "mermaid")
            case Picture(file, _, alt, caption):
                yield f"![{_entities(alt)}]({file})"
                yield _plain(caption)
            case Written(text):
                yield _quoted(printable(text))
            case Beside(left, right):
                yield from self.blocks(left)
                yield from self.blocks(right)

    def _table(self, table: Table) -> Iterator[str]:
        yield _row([self._line(column) for column in table.columns])
        yield _row(["---"] * len(table.columns))
        for row in table.rows:
            yield _row(self._cells(row))

    def _cells(self, row: Row) -> list[str]:
        cells = [self._line(cell) for cell in row.cells]
        return ["&emsp;" * row.depth + cells[0], *cells[1:]]

    def _line(self, line: Line) -> str:
        return "".join(map(self._span, line)).strip()

    def _span(self, span: Span) -> str:
        match span:
            case Verbatim(text):
                return _verbatim(text)
            case Badge(word):
                return f"**{_plain(word)}**"
            case Link(text, anchor):
                return f"[{_plain(text)}](#{self._anchors.get(anchor, anchor)})"
            case text:
                return _plain(text)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cell or ' ' for cell in cells)} |"


def _plain(text: str) -> str:
    """Our own text, its special characters escaped."""
    return re.sub(r"([\\*\[\]<>|`])", r"\\\1", text)


def _verbatim(text: str) -> str:
    """Somebody else's text on one line, as code if code can hold it in a table."""
    line = one_line(text)
    if not line:
        return ""
    return _entities(line) if "`" in line or "|" in line else f"`{line}`"


def _entities(text: str) -> str:
    """The text with everything that could mean something to Markdown as an entity."""
    return "".join(c if c.isalnum() or c in " ,." else f"&#{ord(c)};" for c in one_line(text))


def _fenced(text: str, language: str) -> str:
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text.rstrip()}\n{fence}"


def _quoted(text: str) -> str:
    """A student's Markdown in a quotation, which ends whatever it leaves open.

    What reaches beyond a quotation is shown as it was typed: HTML, pictures from elsewhere,
    definitions of links.
    """
    environment: dict[str, object] = {}
    tokens = MarkdownIt("commonmark").parse(text, environment)
    kinds = {each.type for token in tokens for each in (token, *(token.children or ()))}
    if environment.get("references") or kinds & {"html_block", "html_inline", "image"}:
        return _fenced(text, "text")
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())


def _slug(line: Line) -> str:
    text = "".join(span if isinstance(span, str) else "" for span in line)
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
