"""The filter of system calls, run by a few lines of Python for both architectures."""

from __future__ import annotations

import errno
import re
import signal
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("seccomp is for Linux", allow_module_level=True)

from graders.workers.inside import refused
from graders.workers.inside.seccomp import Instruction, filter_program

ME, OTHER = 1000, 1001
ALLOWED, KILLED = 0x7FFF0000, 0x80000000
NO_PERMISSION, NO_SUCH_CALL = 0x50000 | errno.EPERM, 0x50000 | errno.ENOSYS
CLONE_THREAD, CLONE_FILES = 0x10000, 0x400
WRITING, READING = 0o1101, 0o2000000  # create and truncate; close on exec

# audit number, column of the tables, and the numbers of what the tests call
X86_64 = (
    0xC000003E,
    0,
    {"clone": 56, "clone3": 435, "read": 0, "openat": 257, "fcntl": 72, "ioctl": 16, "mmap": 9},
)
AARCH64 = (
    0xC00000B7,
    1,
    {"clone": 220, "clone3": 435, "read": 63, "openat": 56, "fcntl": 25, "ioctl": 29, "mmap": 222},
)
both = pytest.mark.parametrize("machine", [X86_64, AARCH64], ids=["x86_64", "aarch64"])
Machine = tuple[int, int, dict[str, int]]


def outcome(program: list[Instruction], architecture: int, number: int, *arguments: int) -> int:
    """What the kernel would do with a call; classic BPF as in linux/filter.h."""
    words = {0: number, 4: architecture}
    for k, argument in enumerate(arguments):
        words[16 + 8 * k] = argument & 0xFFFFFFFF
    accumulator = at = 0
    tests = {0x15: int.__eq__, 0x25: int.__gt__, 0x45: lambda a, b: bool(a & b)}
    while True:
        operation, if_so, if_not, operand = program[at]
        at += 1
        if operation == 0x06:
            return operand
        if operation == 0x20:
            accumulator = words.get(operand, 0)
        else:
            at += if_so if tests[operation](accumulator, operand) else if_not


def asked(machine: Machine, call: str, *arguments: int, read_only: bool = False) -> int:
    architecture, column, numbers = machine
    tables = refused.FORBIDDEN | refused.ONLY_ITSELF | refused.CHANGING
    number = numbers[call] if call in numbers else tables[call][column]
    program = filter_program(column, architecture, ME, read_only=read_only)
    return outcome(program, architecture, number, *arguments)


@both
def test_threads_are_started_and_processes_are_not(machine: Machine) -> None:
    assert asked(machine, "clone", CLONE_THREAD | CLONE_FILES) == ALLOWED
    assert asked(machine, "clone", signal.SIGCHLD) == NO_PERMISSION
    assert asked(machine, "clone3") == NO_SUCH_CALL


@both
def test_a_process_signals_and_limits_nobody_but_itself(machine: Machine) -> None:
    for call in refused.ONLY_ITSELF:
        assert asked(machine, call, ME) == asked(machine, call, 0) == ALLOWED
        assert asked(machine, call, OTHER) == asked(machine, call, -1) == NO_PERMISSION
    assert asked(machine, "kill", -ME) == ALLOWED
    assert asked(machine, "fcntl", 5, 8, OTHER) == NO_PERMISSION
    assert asked(machine, "fcntl", 5, 3) == ALLOWED


@both
def test_what_is_listed_is_refused_and_the_rest_is_allowed(machine: Machine) -> None:
    for call in refused.FORBIDDEN:
        assert asked(machine, call) == NO_PERMISSION
    for call in ("read", *refused.CHANGING):
        assert asked(machine, call) == ALLOWED
    assert asked(machine, "openat", 0, 0, WRITING) == ALLOWED


@both
def test_memory_that_no_limit_counts_is_refused(machine: Machine) -> None:
    for kind in (0x01, 0x03, 0x21):  # shared, shared and checked, shared and of no file
        assert asked(machine, "mmap", 0, 4096, 3, kind) == NO_PERMISSION
    assert asked(machine, "mmap", 0, 4096, 3, 0x22) == ALLOWED


@both
def test_a_file_is_asked_about_and_its_flags_stay(machine: Machine) -> None:
    for asking in (0x5401, 0x5413, 0x5451):  # a terminal? how wide? closed by exec
        assert asked(machine, "ioctl", 4, asking) == ALLOWED
    # flags, version, attributes, verity, encryption; what is typed into a terminal
    changing = (0x40086602, 0x40087602, 0x401C5820, 0x40806685, 0x800C6613, 0x5412)
    for change in changing:
        assert asked(machine, "ioctl", 4, change) == NO_PERMISSION


@both
def test_read_only_refuses_every_change(machine: Machine) -> None:
    for call in refused.CHANGING:
        assert asked(machine, call, read_only=True) == NO_PERMISSION
    assert asked(machine, "openat", 0, 0, WRITING, read_only=True) == NO_PERMISSION
    assert asked(machine, "openat", 0, 0, READING, read_only=True) == ALLOWED


@both
def test_unknown_calls_do_not_exist_and_another_architecture_ends_it(machine: Machine) -> None:
    architecture, column, numbers = machine
    program = filter_program(column, architecture, ME)
    for number in (452, 469, 2**30 + 39, 2**31):
        assert outcome(program, architecture, number) == NO_SUCH_CALL
    assert outcome(program, 0x40000003, numbers["read"]) == KILLED


HEADERS = [
    ("/usr/include/x86_64-linux-gnu/asm/unistd_64.h", 0),
    ("/usr/include/asm-generic/unistd.h", 1),
]


@pytest.mark.parametrize(("path", "column"), HEADERS, ids=["x86_64", "aarch64"])
def test_the_numbers_are_those_of_the_kernel_s_headers(path: str, column: int) -> None:
    header = Path(path)
    if not header.is_file():
        pytest.skip(f"there is no {header}")
    defined = re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", header.read_text())
    numbers = {name: int(number) for name, number in defined}
    tables = refused.FORBIDDEN | refused.ONLY_ITSELF | refused.CHANGING
    ours = {name: both[column] for name, both in tables.items()}
    if column == 0:
        ours |= refused.FORBIDDEN_ON_X86_64 | refused.CHANGING_ON_X86_64
    known = {name: numbers[name] for name in ours if name in numbers}
    assert len(known) > 40 and known == {name: ours[name] for name in known}
