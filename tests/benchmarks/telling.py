"""What benchmarks say, as they go: tables of at most 100 columns."""

from __future__ import annotations

from rich.console import Console

CONSOLE = Console(width=100, highlight=False)
