"""What a student's code prints: drained as it comes, cut, and safe to show."""

from __future__ import annotations

import codecs
import threading
from typing import BinaryIO

from graders.cleaning import cleaned

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
        shown = cleaned(self._kept)
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
