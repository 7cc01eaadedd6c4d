"""Writes the folder that a student keeps."""

from __future__ import annotations

from pathlib import Path

from graders.evidence.document import Document, Picture
from graders.evidence.html import html
from graders.evidence.markdown import markdown
from graders.writing import write_whole


class FolderNotWritten(Exception):
    """The folder cannot be written; the message says where, and why."""


def write(document: Document, folder: Path) -> None:
    """Write README.md, index.html and the figures; raises FolderNotWritten.

    Files of the same names are replaced, each whole or not at all; others are left alone.
    """
    texts = {"README.md": markdown(document), "index.html": html(document)}
    texts |= {block.file: block.svg for block in document.blocks if isinstance(block, Picture)}
    try:
        for name, text in texts.items():
            write_whole(folder / name, text.encode())
    except OSError as error:
        reason = error.strerror or "the system refuses it"
        raise FolderNotWritten(f"Nothing can be written to {folder}: {reason}.") from error
