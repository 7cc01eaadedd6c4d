"""Shutting this process into a sandbox, and trying whether that holds; on Linux."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from graders.workers.inside import landlock, seccomp, system
from graders.workers.walls import Sandbox

# systemd keeps these for services that have no user of their own: nobody is one of them.
_FIRST_USER, _USERS = 61184, 4336


def count_threads_apart() -> None:
    """Keep other people's processes from using up the threads that this one may start.

    Root's are not counted, and not every system lets its users do this.
    """
    if os.geteuid() != 0:
        with contextlib.suppress(OSError):
            system.count_threads_apart()


def entered(sandbox: Sandbox, folder: str) -> tuple[str, ...]:
    """Make `folder` and shut this process in, for good: it may change nothing, not even that.

    The process must have one thread. Returns what its code still can do although it must
    not, or cannot although it must, as ends of sentences that begin with "it".
    """
    os.mkdir(folder, 0o700)
    os.chdir(folder)
    try:
        _shut_in(sandbox, folder)
    except (OSError, NotImplementedError) as error:
        return (f"cannot be put up here ({error})",)
    return tuple(_holes(sandbox, folder))


def _shut_in(sandbox: Sandbox, folder: str) -> None:
    if len(os.listdir("/proc/self/task")) != 1:
        raise OSError("a thread would stay outside")
    if "user" in sandbox.walls:
        _become_nobody(folder)
    system.drop_capabilities()
    system.close_memory()
    system.forbid_new_privileges()
    if "landlock" in sandbox.walls:
        landlock.restrict([*sandbox.readable, folder], [os.devnull])
    # The other walls leave open what anybody may change, as /tmp, and each other's folders.
    seccomp.restrict(read_only="landlock" not in sandbox.walls)


def _become_nobody(folder: str) -> None:
    """A user of its own for each process, so that not even workers reach each other."""
    user = _FIRST_USER + os.getpid() % _USERS
    os.chown(folder, user, user)
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)


def _holes(sandbox: Sandbox, folder: str) -> Iterator[str]:
    attempts: dict[str, Callable[[], object]] = {
        "can start processes": _fork,
        "can open connections": lambda: socket.socket().close(),
        "can send signals to others": lambda: os.kill(os.getppid(), 0),
        "can read its parent's environment": lambda: _read(f"/proc/{os.getppid()}/environ"),
        "can change its folder": lambda: _make_and_remove(folder),
        "can change files outside its folder": lambda: _make_and_remove(f"{folder}/../.."),
        **{f"can read {path}": partial(_read, path) for path in sandbox.hidden},
    }
    yield from (name for name, attempt in attempts.items() if _succeeds(attempt))
    for path in (os.__file__, *sandbox.readable):
        if not os.access(path, os.R_OK):
            yield f"cannot read {path}"
            return


def _succeeds(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except OSError:
        return False
    return True


def _fork() -> None:
    pid = os.fork()
    if pid == 0:
        os._exit(0)
    os.waitpid(pid, 0)


def _make_and_remove(folder: str) -> None:
    path = f"{folder}/{os.getpid()}"
    os.mkdir(path)
    with contextlib.suppress(OSError):
        os.rmdir(path)


def _read(path: str) -> object:
    return os.listdir(path) if os.path.isdir(path) else Path(path).read_bytes()[:1]
