"""What a student's code prints: drained as it comes, cut, and safe to show."""

from __future__ import annotations

import codecs
import re
import threading
import unicodedata
from typing import BinaryIO

KEPT_CHARACTERS = 10_000


class Output:
    """Drains a stream in a thread of its own, however much comes."""

    def __init__(self, stream: BinaryIO) -> None:
        self._kept = ""
        self._dropped = 0
        self._thread = threading.Thread(target=self._drain, args=(stream,), daemon=True)
        self._thread.start()

    @property
    def text(self) -> str:
        """The first 10,000 characters, cleaned; how many more there were is said."""
        shown = clean(self._kept)
        return f"{shown}\n... and {self._dropped:,} more characters" if self._dropped else shown

    def finish(self, seconds: float) -> None:
        """Wait for the end of the stream, which comes when nobody holds it any more."""
        self._thread.join(seconds)

    def _drain(self, stream: BinaryIO) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        with stream:
            while chunk := stream.read1(65536):  # type: ignore[attr-defined]
                self._keep(decoder.decode(chunk))

    def _keep(self, text: str) -> None:
        room = KEPT_CHARACTERS - len(self._kept)
        self._kept += text[:room]
        self._dropped += max(0, len(text) - room)


_ESCAPE_SEQUENCE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, cursor movements
    r"|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?"  # window titles, links
    r"|\x1b[ -/]*[0-~]"
)


def clean(text: str) -> str:
    """The text without escape sequences and control characters, but with line ends and tabs."""
    text = _ESCAPE_SEQUENCE.sub("", text.replace("\r\n", "\n"))
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c) not in _CONTROLS)


_CONTROLS = frozenset({"Cc", "Cf", "Cs"})
