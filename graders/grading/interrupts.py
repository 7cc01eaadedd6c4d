"""Ctrl-C at any moment."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType
from typing import Self


class Interrupts:
    """Ctrl-C, remembered: Python drops a KeyboardInterrupt that comes up in a callback."""

    def __init__(self) -> None:
        self.came = False
        self._say_dropped = sys.unraisablehook

    def __enter__(self) -> Self:
        in_main = threading.current_thread() is threading.main_thread()
        if in_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._note)
            self._say_dropped, sys.unraisablehook = sys.unraisablehook, self._dropped
        return self

    def __exit__(self, *_: object) -> None:
        if signal.getsignal(signal.SIGINT) == self._note:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            sys.unraisablehook = self._say_dropped

    def check(self) -> None:
        """Raise KeyboardInterrupt if Ctrl-C was pressed."""
        if self.came:
            raise KeyboardInterrupt

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.came = True
        raise KeyboardInterrupt

    def _dropped(self, dropped: sys.UnraisableHookArgs) -> None:
        if not isinstance(dropped.exc_value, KeyboardInterrupt):
            self._say_dropped(dropped)
