"""An instructor's CSV file, kept to the byte wherever nothing is filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_BOM = "\ufeff"
_DELIMITERS = ",;\t"


class WrongForm(Exception):
    """A grade file is not what it is said to be; the message goes on after its name."""


@dataclass(frozen=True)
class Table:
    """The cells of a CSV text, as they are written in it and as what they mean."""

    start: str
    delimiter: str
    written: tuple[tuple[str, ...], ...]
    ends: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]

    @property
    def header(self) -> tuple[str, ...]:
        """The first row, without blanks around the names."""
        return tuple(cell.strip() for cell in self.cells[0])

    @property
    def body(self) -> tuple[int, ...]:
        """The rows after the header that are not blank."""
        return tuple(i for i, cells in enumerate(self.cells) if i and any(map(str.strip, cells)))

    def column(self, *names: str) -> int | None:
        """The first column of one of these names, ignoring case; None if there is none."""
        wanted = {name.casefold() for name in names}
        return next((i for i, name in enumerate(self.header) if name.casefold() in wanted), None)

    def cell(self, row: int, column: int | None) -> str:
        """What a cell means, without blanks around it; "" where there is no such cell."""
        cells = self.cells[row]
        return cells[column].strip() if column is not None and column < len(cells) else ""

    def filled(self, column: int, values: Mapping[int, str]) -> str:
        """The text with new values in a column, by row; all else is as it was."""
        lines = []
        for index, (written, end) in enumerate(zip(self.written, self.ends, strict=True)):
            if index in values:
                missing = [""] * (column + 1 - len(written))
                written = (*written, *missing)
                written = (*written[:column], values[index], *written[column + 1 :])
            lines.append(self.delimiter.join(written) + end)
        return self.start + "".join(lines)


def read_form(path: Path) -> str:
    """The text of a grade file, byte order mark and line ends as they are."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise WrongForm(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise WrongForm("is not UTF-8: export it again, or save it as UTF-8") from None


def parse(text: str) -> Table:
    """The table of a CSV text whose cells are separated by commas, semicolons or tabs."""
    start = _BOM if text.startswith(_BOM) else ""
    body = text.removeprefix(_BOM)
    delimiter = max(_DELIMITERS, key=lambda delimiter: _width(body, delimiter))
    rows = list(_rows(body, delimiter))
    if not rows:
        raise WrongForm("is empty: export it again")
    written = tuple(cells for cells, _ in rows)
    return Table(
        start,
        delimiter,
        written,
        tuple(end for _, end in rows),
        tuple(tuple(_meaning(cell) for cell in cells) for cells in written),
    )


def _width(text: str, delimiter: str) -> int:
    """How many cells the first row has with that delimiter, 0 if it cannot be read so."""
    try:
        return len(next(_rows(text, delimiter), ((), ""))[0])
    except WrongForm:
        return 0


def _rows(text: str, delimiter: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each row's cells as they are written, and the end of its line."""
    cell = re.compile(rf'("[^"]*(?:""[^"]*)*"|(?!")[^{delimiter}\r\n]*)({delimiter}|\r\n|\r|\n|\Z)')
    cells: list[str] = []
    place = 0
    while place < len(text) or cells:
        match = cell.match(text, place)
        if not match:
            line = text.count("\n", 0, place) + 1
            raise WrongForm(f"is not CSV (line {line}): export it again")
        place = match.end()
        cells.append(match[1])
        if match[2] != delimiter:
            yield tuple(cells), match[2]
            cells = []


def _meaning(written: str) -> str:
    if not written.startswith('"'):
        return written
    return written[1:-1].replace('""', '"')


def numbers(cells: Sequence[str]) -> list[float]:
    """The numbers among the cells, decimal commas read as points."""
    found = []
    for cell in cells:
        try:
            found.append(float(cell.replace(",", ".")))
        except ValueError:
            continue
    return found
