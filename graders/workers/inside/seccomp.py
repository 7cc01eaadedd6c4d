"""seccomp: the kernel refuses a process the system calls that `refused` lists.

https://docs.kernel.org/userspace-api/seccomp_filter.html says how a filter is written.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence

from graders.workers.inside import system
from graders.workers.inside.refused import (
    CHANGING,
    CHANGING_ON_X86_64,
    FORBIDDEN,
    FORBIDDEN_ON_X86_64,
    ONLY_ITSELF,
)

CLONE, CLONE3, FCNTL, IOCTL, MMAP = (56, 220), (435, 435), (72, 25), (16, 29), (9, 222)
OPENAT, OPEN_ON_X86_64 = (257, 56), 2
NEWEST = 451
"""The last number that was looked at; what came later, and the 32-bit calls of x86_64
that are numbered from 2**30, do not exist in here."""

_CLONE_THREAD = 0x10000
_MAP_SHARED = 0x01  # of every kind; no limit on data counts that memory
# Signals to others by way of a pipe's owner, and leases that block who opens a file.
_OWNERS_AND_LEASES = (8, 10, 15, 1024, 1026)
# Whether it is a terminal, its size, what waits in it, and what is the descriptor's alone. Others
# change the file itself, even one that is only open to be read.
_ASKING = (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
_TO_WRITE = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC

_ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}

_SECCOMP = (317, 277)
_SET_MODE_FILTER, _ALL_THREADS = 1, 1

_LOAD, _RETURN = 0x20, 0x06
_IF_EQUAL, _IF_GREATER, _IF_ANY_BIT = 0x15, 0x25, 0x45
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16  # offsets; arguments have 8 bytes, low half first
_KILL, _REFUSE, _ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
_NO_PERMISSION, _NO_SUCH_CALL = _REFUSE | errno.EPERM, _REFUSE | errno.ENOSYS

Instruction = tuple[int, int, int, int]
"""An operation, how far to jump if it holds and if not, and its operand."""


def restrict(*, read_only: bool = False) -> None:
    """Refuse this process, with all its threads, what is listed, for good.

    With `read_only` it also opens no file to write, and changes no folder. Raises OSError
    where the kernel has no seccomp, NotImplementedError on machines that are not listed.
    """
    machine = platform.machine()
    if machine not in _ARCHITECTURES or sys.maxsize < 2**32:
        raise NotImplementedError(f"there is no list of system calls for {machine}")
    column, architecture = _ARCHITECTURES[machine]
    instructions = filter_program(column, architecture, os.getpid(), read_only=read_only)
    code = b"".join(struct.pack("<HBBI", *instruction) for instruction in instructions)
    buffer = ctypes.create_string_buffer(code, len(code))
    program = _Program(len(instructions), ctypes.addressof(buffer))
    system.call(_SECCOMP[column], _SET_MODE_FILTER, _ALL_THREADS, ctypes.byref(program))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p))


def filter_program(
    column: int, architecture: int, pid: int, *, read_only: bool = False
) -> list[Instruction]:
    """The filter: `column` of the tables, for the architecture by its audit number."""
    forbidden = _column(FORBIDDEN, FORBIDDEN_ON_X86_64, column)
    if read_only:
        forbidden += _column(CHANGING, CHANGING_ON_X86_64, column)
    itself = [0, pid, -pid & 0xFFFFFFFF]  # 0 and -pid are the group, which is it alone
    only_itself = _unless(_argument(0), _IF_EQUAL, itself)
    return [
        _load(_ARCHITECTURE),
        (_IF_EQUAL, 1, 0, architecture),
        _return(_KILL),
        _load(_NUMBER),
        (_IF_GREATER, 0, 1, NEWEST),
        _return(_NO_SUCH_CALL),
        *_for_call(CLONE3[column], [_return(_NO_SUCH_CALL)]),  # the C library then tries clone
        *_for_call(CLONE[column], _unless(_argument(0), _IF_ANY_BIT, [_CLONE_THREAD])),
        *_for_call(FCNTL[column], _if(_argument(1), _IF_EQUAL, _OWNERS_AND_LEASES)),
        *_for_call(IOCTL[column], _unless(_argument(1), _IF_EQUAL, _ASKING)),
        *_for_call(MMAP[column], _if(_argument(3), _IF_ANY_BIT, [_MAP_SHARED])),
        *(_for_opening(column) if read_only else ()),
        *_for_calls(_column(ONLY_ITSELF, {}, column), only_itself),
        *_for_calls(forbidden, [_return(_NO_PERMISSION)]),
        _return(_ALLOW),
    ]


def _column(
    everywhere: Mapping[str, tuple[int, int]], on_x86_64: Mapping[str, int], column: int
) -> list[int]:
    numbers = [numbers[column] for numbers in everywhere.values()]
    return [*numbers, *on_x86_64.values()] if column == 0 else numbers


def _for_opening(column: int) -> list[Instruction]:
    opening = _for_call(OPENAT[column], _if(_argument(2), _IF_ANY_BIT, [_TO_WRITE]))
    if column == 0:
        opening += _for_call(OPEN_ON_X86_64, _if(_argument(1), _IF_ANY_BIT, [_TO_WRITE]))
    return opening


def _load(offset: int) -> Instruction:
    return _LOAD, 0, 0, offset


def _return(action: int) -> Instruction:
    return _RETURN, 0, 0, action


def _argument(index: int) -> int:
    return _ARGUMENTS + 8 * index


def _for_call(number: int, then: list[Instruction]) -> list[Instruction]:
    """Jump over `then`, which returns in any case, if it is another call."""
    return [(_IF_EQUAL, 0, len(then), number), *then]


def _for_calls(numbers: Iterable[int], then: list[Instruction]) -> Iterator[Instruction]:
    for number in numbers:
        yield from _for_call(number, then)


def _unless(offset: int, test: int, operands: Sequence[int]) -> list[Instruction]:
    """Refuse, unless the word at the offset passes the test with one of the operands."""
    return _either(offset, test, operands, _ALLOW, _NO_PERMISSION)


def _if(offset: int, test: int, operands: Sequence[int]) -> list[Instruction]:
    """Refuse if the word at the offset passes the test with one of the operands."""
    return _either(offset, test, operands, _NO_PERMISSION, _ALLOW)


def _either(
    offset: int, test: int, operands: Sequence[int], passed: int, failed: int
) -> list[Instruction]:
    tests = [(test, len(operands) - k, 0, operand) for k, operand in enumerate(operands)]
    return [_load(offset), *tests, _return(failed), _return(passed)]
