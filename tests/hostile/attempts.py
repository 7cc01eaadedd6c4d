"""A submission that tries what no submission may do, and keeps what came of each attempt.

The grader's process is GRADER, another worker's is OTHER, and SECRETS are paths: what stands
here for them is replaced. Kept is "done", or the name of the error.
"""

import ctypes
import fcntl
import mmap
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import threading

GRADER, OTHER, SECRETS = 0, 0, [""]

libc = ctypes.CDLL(None, use_errno=True)
TRIED: dict[str, str] = {}
zygote = os.getppid()


def attempt(name, function, *arguments):
    try:
        function(*arguments)
        TRIED[name] = "done"
    except BaseException as error:
        TRIED[name] = type(error).__name__


IS_X86_64 = os.uname().machine == "x86_64"


def call(function, *arguments):
    result = function(*map(ctypes.c_long, arguments))
    if result == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def fork(function, *arguments):
    if function(*arguments) == 0:
        os._exit(0)


def read(path):
    if os.path.isdir(path):
        return os.listdir(path)
    with open(path, "rb") as file:
        return file.read(1)


def write(path):
    with open(path, "ab") as file:
        file.write(b"")


def own_signals(pid):
    """A pipe whose news go to another process, as a signal that kills."""
    end, _ = os.pipe()
    fcntl.fcntl(end, 10, signal.SIGKILL)
    fcntl.fcntl(end, fcntl.F_SETOWN, pid)


def read_memory(pid):
    here, there = ctypes.create_string_buffer(8), id(TRIED)
    local = struct.pack("PN", ctypes.addressof(here), 8)
    remote = struct.pack("PN", there, 8)
    if libc.process_vm_readv(pid, local, 1, remote, 1, 0) == -1:
        raise OSError(ctypes.get_errno(), "process_vm_readv")


def change_flags(path):
    """The flag that keeps a file from backups."""
    with open(path, "rb") as file:
        (flags,) = struct.unpack("l", fcntl.ioctl(file, 0x80086601, bytes(8)))
        fcntl.ioctl(file, 0x40086602, struct.pack("l", flags ^ 0x40))
        fcntl.ioctl(file, 0x40086602, struct.pack("l", flags))


def watch(path):
    """The names of what others open and make there."""
    add, start = (254, 294) if IS_X86_64 else (27, 26)
    name = ctypes.create_string_buffer(path.encode())
    call(libc.syscall, add, call(libc.syscall, start, 0), ctypes.addressof(name), 0x100)


def trace(pid):
    if libc.ptrace(16, pid, None, None) == -1:
        raise OSError(ctypes.get_errno(), "ptrace")


for path in SECRETS:
    attempt(f"read {path}", read, path)
attempt("watch what others make", watch, os.path.dirname(os.path.dirname(os.getcwd())))
for who, pid in (("the grader", GRADER), ("the zygote", zygote), ("another worker", OTHER)):
    for entry in ("environ", "mem", "maps", "fd/1", "root", "cwd"):
        attempt(f"read {entry} of {who}", read, f"/proc/{pid}/{entry}")
    attempt(f"signal {who}", os.kill, pid, 0)
    attempt(f"signal {who} by a pipe", own_signals, pid)
    attempt(f"trace {who}", trace, pid)
    attempt(f"read memory of {who}", read_memory, pid)
    attempt(f"limit {who}", resource.prlimit, pid, resource.RLIMIT_CORE, (0, 0))
    attempt(f"slow {who} down", os.setpriority, os.PRIO_PROCESS, pid, 19)
attempt("signal everybody", os.kill, -1, 0)

attempt("fork", fork, os.fork)
if IS_X86_64:
    attempt("fork by its number", fork, call, libc.syscall, 57)
    attempt("vfork by its number", fork, call, libc.syscall, 58)
attempt("clone", fork, call, libc.syscall, 56 if IS_X86_64 else 220, signal.SIGCHLD, 0, 0, 0, 0)
attempt("run a program", subprocess.run, [sys.executable, "-c", "pass"])
attempt("become a program", os.execv, sys.executable, [sys.executable, "-c", "pass"])
attempt("spawn a program", os.posix_spawn, sys.executable, [sys.executable, "-c", "pass"], {})
attempt("enter a user namespace", call, libc.unshare, 0x10000000)

for name, family in (("internet", socket.AF_INET), ("local", socket.AF_UNIX)):
    attempt(f"open a socket: {name}", socket.socket, family)
attempt("open a pair of sockets", socket.socketpair)
attempt("set up a ring of system calls", call, libc.syscall, 425, 1, 0)
attempt("call by a number of another kind", call, libc.syscall, 0x40000000 + 39)

temporary = os.path.dirname(os.path.dirname(os.getcwd()))
for folder in (os.getcwd(), temporary, "/dev/shm", "/var/tmp", os.path.dirname(os.__file__)):
    attempt(f"make a file in {folder}", write, os.path.join(folder, f"left-{os.getpid()}"))
    attempt(f"make a folder in {folder}", os.mkdir, os.path.join(folder, f"left-{os.getpid()}"))
    attempt(f"make a link in {folder}", os.symlink, "x" * 4_000, os.path.join(folder, "left"))
attempt("change a file of Python's", write, os.__file__)
attempt("empty a file of Python's", os.truncate, os.__file__, 10**6)
attempt("change a file's rights", os.chmod, os.__file__, 0o644)
attempt("change a file's flags", change_flags, os.__file__)
attempt("change a file's times", os.utime, os.__file__)
attempt("leave shared memory", call, libc.syscall, 29 if IS_X86_64 else 194, 0, 8, 0o1600)
attempt("make shared memory", mmap.mmap, -1, 1 << 20)
attempt("change a file's owner", os.chown, os.__file__, os.getuid(), os.getgid())

done: list[int] = []
thread = threading.Thread(target=done.append, args=(1,))
attempt("start a thread", thread.start)
attempt("signal itself", os.kill, os.getpid(), 0)
attempt("import more of Python", __import__, "wave")
attempt("import more of JAX", __import__, "jax.scipy.special")
attempt("read what nothing is in", read, "/dev/null")
attempt("look around", os.listdir)
