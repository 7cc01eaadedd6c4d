"""A student's file, read once: these bytes are hashed, checked and run, no others."""

from __future__ import annotations

import codecs
import errno
import hashlib
import io
import os
import stat
import tokenize
from dataclasses import dataclass
from pathlib import Path

MAX_BYTES = 1024 * 1024


@dataclass(frozen=True)
class Source:
    """A file's name, its text with line ends "\\n", and the SHA-256 of its bytes in hex."""

    file_name: str
    text: str
    sha256: str


class Missing(Exception):
    """There is no file at that path."""


class Unreadable(Exception):
    """Something is there, but not a readable Python text; the message is a sentence.

    `sha256` is of its bytes, None if they were not read, or not to the end.
    """

    def __init__(self, message: str, sha256: str | None = None) -> None:
        super().__init__(message)
        self.sha256 = sha256


def read_source(path: str | os.PathLike[str], *, links: bool = True) -> Source:
    """The file at `path`, read once and without ever blocking.

    Raises Missing, and Unreadable for folders, links that lead nowhere, pipes and
    devices, more than 1 MiB, and text in an encoding other than the declared one; without
    `links` for every link, and for a file that has another name too.
    """
    path = Path(path)
    raw = _read_bytes(path, links)
    sha256 = hashlib.sha256(raw).hexdigest()
    try:
        text = _decode(path.name, raw)
    except Unreadable as unreadable:
        raise Unreadable(str(unreadable), sha256) from None
    return Source(path.name, text, sha256)


def _read_bytes(path: Path, links: bool) -> bytes:
    try:
        # Opening a device or a socket can have effects or fail in odd ways: look first.
        _demand_regular_file(path.name, os.stat(path, follow_symlinks=links), links)
        flags = _FLAGS if links else _FLAGS | getattr(os, "O_NOFOLLOW", 0)
        with open(os.open(path, flags), "rb") as file:
            _demand_regular_file(path.name, os.fstat(file.fileno()), links)
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        if path.is_symlink():
            raise Unreadable(
                f"{path.name} is a link that leads nowhere: put the file itself there"
            ) from None
        raise Missing(f"there is no {path.name} in {path.parent}") from None
    except OSError as error:
        raise Unreadable(f"{path.name} {_reason(error)}") from None
    if len(raw) > MAX_BYTES:
        raise Unreadable(f"{path.name} is larger than 1 MiB: hand in the exercise's file alone")
    return raw


# A pipe put there after the look would block without O_NONBLOCK.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def _demand_regular_file(name: str, status: os.stat_result, links: bool) -> None:
    is_other_s = status.st_nlink > 1 and not stat.S_ISDIR(status.st_mode)
    if not links and (stat.S_ISLNK(status.st_mode) or is_other_s):
        raise Unreadable(
            f"{name} is a link, which may lead to another's file: put the file itself there"
        )
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable(f"{name} is a folder: put the exercise's file there")
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable(f"{name} is a pipe or a device: put the exercise's file there")


def _reason(error: OSError) -> str:
    if error.errno == errno.ELOOP:
        return "is a link that leads back to itself: put the file itself there"
    if isinstance(error, NotADirectoryError):
        return "is looked for inside a file: name the folder that holds it"
    return f"cannot be read ({error.strerror}): check the file's permissions"


_FOREIGN_MARKS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)


def _decode(name: str, raw: bytes) -> str:
    for mark, encoding in _FOREIGN_MARKS:
        if raw.startswith(mark):
            raise Unreadable(f"{name} is {encoding}: save it as UTF-8")
    if b"\0" in raw:
        line = _line_of(raw, raw.index(b"\0"))
        raise Unreadable(f"{name} has a NUL byte (line {line}): save it as plain text in UTF-8")
    encoding = _declared_encoding(name, raw)
    try:
        text = raw.decode(encoding)
        text.encode()  # some codecs let halves of characters through
    except UnicodeDecodeError as error:
        line = _line_of(raw, error.start)
        raise _wrong_encoding(name, encoding, f" (line {line})") from None
    except (UnicodeError, LookupError, ValueError):
        raise _wrong_encoding(name, encoding) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


_OF_DOMAIN_NAMES = ("idna", "punycode")
"""Text encodings to Python; 1 MiB of punycode takes minutes to decode."""


def _declared_encoding(name: str, raw: bytes) -> str:
    try:
        encoding = tokenize.detect_encoding(io.BytesIO(raw).readline)[0]
        if codecs.lookup(encoding).name not in _OF_DOMAIN_NAMES:
            return encoding
    except SyntaxError as error:
        if "unknown encoding" not in str(error):
            return "utf-8"  # its first lines are not: decoding finds out where
    raise Unreadable(
        f"{name} declares an encoding that no text file is in: "
        "remove the coding line and save it as UTF-8"
    )


def _wrong_encoding(name: str, encoding: str, where: str = "") -> Unreadable:
    title = "UTF-8" if encoding.startswith("utf-8") else f"the {encoding} that it declares"
    return Unreadable(f"{name} is not {title}{where}: save it as UTF-8")


def _line_of(raw: bytes, position: int) -> int:
    return len(raw[:position].replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n"))
