"""An exception of the student's code as data."""

from __future__ import annotations

import traceback
from types import FrameType

from graders.workers.wire import Raised

MAX_TEXT = 2_000
MAX_CODE = 200


def describe(error: BaseException, file: str, source: str) -> Raised:
    """What was raised, and where in the student's `file`, of which `source` is the text."""
    errors = tuple(
        kind.__name__ for kind in type(error).__mro__ if kind not in (BaseException, object)
    )
    line, raised_in = _place(error, file)
    lines = source.split("\n")
    code = lines[line - 1].strip() if line and line <= len(lines) else ""
    return Raised(errors or ("BaseException",), _text(error), line, code[:MAX_CODE], raised_in)


def _text(error: BaseException) -> str:
    if isinstance(error, SyntaxError) and error.msg:  # its str repeats the place
        return without_halves(error.msg)
    try:
        return without_halves(str(error))
    except BaseException:
        return ""  # the error's own __str__ raises


def without_halves(text: str, most: int = MAX_TEXT) -> str:
    """The text cut to `most` characters, without the halves of characters that UTF-8 lacks."""
    return text[:most].encode("utf-8", "replace").decode()


def _place(error: BaseException, file: str) -> tuple[int | None, str]:
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno, ""
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [i for i, (frame, _) in enumerate(frames) if _is_own(frame, file)]
    if not own:
        return None, ""
    called = frames[own[-1] + 1 :]
    return frames[own[-1]][1], _function_name(called[0][0]) if called else ""


def _is_own(frame: FrameType, file: str) -> bool:
    """Whether it runs the file's code, or code that the file has given to eval or exec."""
    return frame.f_code.co_filename == file or frame.f_globals.get("__file__") == file


def _function_name(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_name}"
