"""Reports as strict JSON: no NaN, no path of this machine, no traceback, written whole."""

from __future__ import annotations

import json
import os
import re
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from graders.reports.plain import number, plain
from graders.writing import write_whole


class ReportNotWritten(Exception):
    """A report cannot be written where it should be; the message says where, and why."""


def write_report(path: Path, report: Mapping[str, Any]) -> None:
    """Write a report of pytest-json-report as strict JSON, whole or not at all.

    Folders on the way are made. Raises ReportNotWritten.
    """
    cleaned = strict_report(report)
    text = json.dumps(cleaned, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    try:
        _write(Path(os.path.realpath(path)), text)
    except OSError as error:
        reason = error.strerror or "the system refuses it"
        raise ReportNotWritten(f"The report cannot be written to {path}: {reason}.") from error


def strict_report(report: Mapping[str, Any]) -> dict[str, Any]:
    """The report as strict JSON, its paths relative to its own "root", without tracebacks."""
    cleaned: dict[str, Any] = strict(without_tracebacks(report), Path(report.get("root", ".")))
    return cleaned


def without_tracebacks(report: Mapping[str, Any]) -> dict[str, Any]:
    """The report with the message of a failed test or collector in place of its traceback."""
    stages = ("setup", "call", "teardown")
    tests = [
        {key: _untraced(value) if key in stages else value for key, value in test.items()}
        for test in report.get("tests", ())
    ]
    collectors = [_untraced(collector) for collector in report.get("collectors", ())]
    changed = {"tests": tests, "collectors": collectors}
    return {key: changed.get(key, value) for key, value in report.items()}


def strict(value: Any, root: Path) -> Any:
    """The value as strict JSON can hold it.

    NaN and infinities become strings, and so does what is no data. In every string, keys
    included, paths under `root` become relative to it, and those under the home directory, the
    temporary directory and Python's own begin with "~", "<tmp>" and "<python>".
    """
    return _strict(value, _without_paths(root))


def _strict(value: Any, clean: Callable[[str], str]) -> Any:
    match value:
        case Mapping():
            return {clean(str(key)): _strict(item, clean) for key, item in value.items()}
        case list() | tuple():
            return [_strict(item, clean) for item in value]
        case str():
            return clean(value)
        case None | bool() | int():
            return value
        case float():
            return number(value)
        case Path():
            return clean(str(value))
    return plain(value)


def _untraced(stage: Mapping[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in stage.items() if key != "traceback"}
    if "longrepr" in kept:
        crash = kept.get("crash", {})
        kept["longrepr"] = crash.get("message") or _error_in(str(kept["longrepr"]))
    return kept


def _error_in(longrepr: str) -> str:
    """The error alone, where pytest shows it at the end of a traceback."""
    lines = longrepr.strip().splitlines()
    marked = [line[1:].strip() for line in lines if line.startswith("E ")]
    if marked:
        return "\n".join(marked)
    return lines[-1] if "Traceback (most recent call last)" in longrepr else longrepr


def _without_paths(root: Path) -> Callable[[str], str]:
    places = dict(_places(root))
    longest_first = sorted(places, key=len, reverse=True)
    any_place = "|".join(map(re.escape, longest_first))
    pattern = re.compile(rf"(?<![\w.\\-])({any_place})(?![\w-]|\.\w)([/\\]?)")

    def relative(found: re.Match[str]) -> str:
        place, separator = places[found[1]], found[2]
        if place == "." and separator:
            return "" if re.match(r"[\w.]", found.string[found.end() :]) else "./"
        return place + separator

    return lambda text: pattern.sub(relative, _encodable(text))


def _places(root: Path) -> Iterator[tuple[str, str]]:
    """Folders that tell something about this machine, and what they are called instead."""
    yield from _spellings(Path(tempfile.gettempdir()), "<tmp>")
    for key in ("stdlib", "purelib", "platlib"):
        yield from _spellings(Path(sysconfig.get_path(key)), "<python>")
    with suppress(RuntimeError):  # a user without a home directory
        yield from _spellings(Path.home(), "~")
    yield from _spellings(root, ".")


def _spellings(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    for path in (folder.absolute(), folder.resolve()):
        if path != Path(path.anchor):  # HOME=/ would make every path relative
            yield str(path), name
            yield path.as_posix(), name


def _encodable(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode("utf-8")  # lone surrogates


def _write(path: Path, text: str) -> None:
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_text(text, encoding="utf-8")  # /dev/null, a pipe: not to be replaced
    else:
        write_whole(path, text.encode())
