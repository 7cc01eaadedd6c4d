"""Landlock: the kernel lets this process reach the files that are listed, and no others.

Whoever is restricted also reads no memory of processes that are not, whatever /proc says.
https://docs.kernel.org/userspace-api/landlock.html has the numbers.
"""

from __future__ import annotations

import ctypes
import os
import stat
from collections.abc import Iterable

from graders.workers.inside import system

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the same on every architecture
_PATH_BENEATH = 1

_WRITE_FILE, _READ_FILE, _READ_DIR, _TRUNCATE = 1 << 1, 1 << 2, 1 << 3, 1 << 14
_OF_FILES = _WRITE_FILE | _READ_FILE | _TRUNCATE

_ALL_FILES, _ALL_FILES_AND_DEVICES = (1 << 15) - 1, (1 << 16) - 1
_ALL_TCP = _ALL_SCOPES = 0b11

# What is forbidden of files, TCP, and sockets and signals across the wall. An older
# kernel refuses what it does not know; without TRUNCATE there would be a hole.
_STRICTEST_FIRST = (
    (_ALL_FILES_AND_DEVICES, _ALL_TCP, _ALL_SCOPES),
    (_ALL_FILES_AND_DEVICES, _ALL_TCP, 0),
    (_ALL_FILES, _ALL_TCP, 0),
    (_ALL_FILES, 0, 0),
)


def restrict(readable: Iterable[str], writable: Iterable[str]) -> None:
    """Let the calling thread reach these files and what lies in these folders, for good.

    Nothing may be run, made or removed. Raises OSError where the kernel has no Landlock, or
    too old a one.
    """
    ruleset = _ruleset()
    try:
        for path in readable:
            _allow(ruleset, path, _READ_FILE | _READ_DIR)
        for path in writable:
            _allow(ruleset, path, _WRITE_FILE | _TRUNCATE)
        system.call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def _ruleset() -> int:
    refused: OSError | None = None
    for handled in _STRICTEST_FIRST:
        attributes = (ctypes.c_uint64 * 3)(*handled)
        try:
            return system.call(_CREATE_RULESET, attributes, ctypes.sizeof(attributes), 0)
        except OSError as error:
            refused = error
    assert refused is not None
    raise refused


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"  # as ever with _pack_; Python 3.14 wants it said
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def _allow(ruleset: int, path: str, rights: int) -> None:
    try:
        parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(parent).st_mode):
            rights &= _OF_FILES
        rule = _PathBeneath(rights, parent)
        system.call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(parent)
