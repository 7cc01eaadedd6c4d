"""The system calls that Python has no function for; on Linux."""

from __future__ import annotations

import ctypes
import os
from typing import Any

_DUMPABLE, _NO_NEW_PRIVILEGES, _SUBREAPER = 4, 38, 36
_CAPABILITIES_OF_64_BITS = 0x20080522
_NEW_USER_NAMESPACE = 0x10000000

# Without a name it is the C library that Python itself runs on.
_libc = ctypes.CDLL(None, use_errno=True)


def call(number: int, *arguments: Any) -> int:
    """Make a system call by its number; raises OSError."""
    return _checked(_libc.syscall(number, *map(_as_word, arguments)))


def _as_word(argument: Any) -> Any:
    return ctypes.c_long(argument) if isinstance(argument, int) else argument


def _checked(result: int) -> int:
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def adopt_orphans() -> None:
    """Make this process the parent of whatever its descendants leave behind."""
    _checked(_libc.prctl(_SUBREAPER, 1, 0, 0, 0))


def close_memory() -> None:
    """Keep other processes of the same user out of this one's memory and environment."""
    _checked(_libc.prctl(_DUMPABLE, 0, 0, 0, 0))


def forbid_new_privileges() -> None:
    """Never gain a privilege again by running a program; Landlock and seccomp ask for it."""
    _checked(_libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0))


def drop_capabilities() -> None:
    """Give up what makes root more than the owner of its files, for good."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITIES_OF_64_BITS, 0)
    none = (ctypes.c_uint32 * 6)()
    _checked(_libc.capset(header, none))


def count_threads_apart() -> None:
    """Have this process's threads counted apart from the user's others; raises OSError.

    Whose limits are lowered afterwards is not kept from starting any by what the others start,
    from Linux 5.14 on. It must have one thread.
    """
    _checked(_libc.unshare(_NEW_USER_NAMESPACE))
