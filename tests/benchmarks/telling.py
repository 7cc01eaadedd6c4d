"""What benchmarks say, as they go: lines and tables of at most 100 columns."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

CONSOLE = Console(width=100, highlight=False)


def heading(text: str) -> None:
    CONSOLE.print(f"\n[bold]{text}[/bold]")


def say(text: str) -> None:
    CONSOLE.print(text, markup=False)


def show(titles: Iterable[str], rows: Iterable[Iterable[str]], *, words: int = 1) -> None:
    """A table whose first columns, so many, are words and whose others are numbers."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, title in enumerate(titles):
        table.add_column(title, justify="left" if number < words else "right")
    for row in rows:
        table.add_row(*row)
    CONSOLE.print()
    CONSOLE.print(table)
